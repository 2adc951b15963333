import { render } from "@testing-library/react";
import { useDocumentTitle } from "~/kit/page/Page";

function Heading({ title }: { title: string }) {
  return (
    <h1 tabIndex={-1} ref={useDocumentTitle(title)}>
      {title}
    </h1>
  );
}

const page = (title: string) => (
  <main id="kc-main-content-page-container">
    <Heading key={title} title={title} />
  </main>
);

it("begins a new page at its top, and leaves a tab of the same object where it is", () => {
  window.location.hash = "#/r/clients/add-client";
  const { rerender, container } = render(page("Create client"));
  const main = container.querySelector("main");
  if (main) main.scrollTop = 500;
  window.location.hash = "#/r/clients/1/settings";
  rerender(page("spa"));
  expect(main?.scrollTop).toBe(0);
  if (main) main.scrollTop = 300;
  window.location.hash = "#/r/clients/1/advanced";
  rerender(page("spa, advanced"));
  expect(main?.scrollTop).toBe(300);
});
