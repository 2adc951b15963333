import { useUserName } from "~/data/query/userNames";
import { useRealm } from "~/data/query/useRealm";
import { ShortId, shortIds } from "~/kit/controls/ShortId";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import { pageAt } from "~/parts/groups/pageAt";

interface Props {
  id: string;
  /** Realm of the user; that in force when left out. Another one's users have no page here. */
  of?: string;
  /** The name where the event has it. */
  said?: string;
}

/** A user by name; by id where nobody has it any more, or the name may not be read. */
export function UserNameOf({ id, of }: Pick<Props, "id" | "of">) {
  const here = useRealm();
  return useUserName(of ?? here, id) || id;
}

/** A user by name, with a link to its page; by id where nobody has it any more, or the name may not be read. */
export function EventUser({ id, of, said }: Props) {
  const here = useRealm();
  const realm = of ?? here;
  const name = useUserName(realm, id, said);
  const page = realm === here && name !== "" ? pageAt("/:realm/users/:id/settings", { id }) : undefined;
  // nobody has it any more: there is no page to copy it from
  if (name === "") return <ShortId id={id} />;
  return (
    <LinkIfThere to={page}>
      {/* the name as well: the cell may cut it */}
      <bdi title={name ? `${name} (${id})` : id}>{name ?? shortIds(id)}</bdi>
    </LinkIfThere>
  );
}
