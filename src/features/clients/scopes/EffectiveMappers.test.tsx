import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import type { EffectiveMapper } from "~/data/api/extra";
import { ContainerLink, MapperLink } from "~/features/clients/scopes/EffectiveMappers";
import { useScopeColumns } from "~/features/clients/scopes/scopeColumns";

// who may view one client, and not the client scopes of the realm
jest.mock("~/kit/page/useMayOpen", () => ({
  useMayOpen: () => (address: string) => !address.includes("/client-scopes/"),
}));

const links = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

beforeEach(() => (window.location.hash = "#/r/clients"));

it("mappers and scopes are words where only the client may be viewed", () => {
  const of = (containerType: EffectiveMapper["containerType"]): EffectiveMapper => ({
    mapperId: "m",
    mapperName: `mapper of ${containerType}`,
    containerId: "1",
    containerName: `scope of ${containerType}`,
    containerType,
    protocolMapper: "p",
  });
  render(
    <MemoryRouter>
      {(["client", "client-scope"] as const).map((type) => (
        <p key={type}>
          <MapperLink mapper={of(type)} />
          <ContainerLink mapper={of(type)} />
        </p>
      ))}
    </MemoryRouter>,
  );
  expect(links()).toEqual(["mapper of client", "scope of client"]);
  expect(screen.getByText("scope of client-scope")).toBeTruthy();
});

function Names() {
  const [name] = useScopeColumns({ id: "c" }, ({ id }) => id === "dedicated");
  return ["dedicated", "email"].map((id) => <p key={id}>{name?.cell?.({ id, name: id, type: "none" }, 0, "")}</p>);
}

it("so are the scopes in the list of the client", () => {
  render(
    <MemoryRouter>
      <Names />
    </MemoryRouter>,
  );
  expect(links()).toEqual(["dedicated"]);
  expect(screen.getByText("email")).toBeTruthy();
});
