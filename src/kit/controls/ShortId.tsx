import { CopyButton } from "~/kit/controls/CopyButton";

/** The first part of a UUID, the rest of it. */
const UUID = /([\da-f]{8})-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;

/** A text whose UUIDs are cut to their first eight digits. */
export const shortIds = (text: string) => text.replaceAll(UUID, "$1…");

/** An id, cut where it is long, with the whole one as tooltip and to copy. */
export function ShortId({ id }: { id: string }) {
  const short = shortIds(id);
  if (short === id) return <bdi>{id}</bdi>;
  return (
    <span className="gh-nowrap">
      <bdi title={id}>{short}</bdi> <CopyButton isInline id={id} text={id} />
    </span>
  );
}
