/** Our own texts: by key. */
declare module "*.properties" {
  const texts: Record<string, string>;
  export default texts;
}
/** Origin of the development watcher, empty in a released build. */
declare const GATEHOUSE_RELOAD: string;
/** PatternFly's class names, in the form that the build trims to those in use. */
declare module "@patternfly/react-styles/css/components/Nav/nav.mjs" {
  export { default } from "@patternfly/react-styles/css/components/Nav/nav";
}
declare module "@patternfly/react-styles/css/components/Page/page.mjs" {
  export { default } from "@patternfly/react-styles/css/components/Page/page";
}
declare module "@patternfly/react-styles/css/components/Pagination/pagination.mjs" {
  export { default } from "@patternfly/react-styles/css/components/Pagination/pagination";
}
declare module "@patternfly/react-styles/css/components/Toolbar/toolbar.mjs" {
  export { default } from "@patternfly/react-styles/css/components/Toolbar/toolbar";
}
declare module "@patternfly/react-styles/css/components/Table/table.mjs" {
  export { default } from "@patternfly/react-styles/css/components/Table/table";
}
declare module "@patternfly/react-styles/css/components/Table/table-grid.mjs" {
  export { default } from "@patternfly/react-styles/css/components/Table/table-grid";
}
/** Trusted types, where the browser has them: a text of a policy passes the parsers that the page's own policy guards. */
declare var trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createHTML: (text: string) => string },
      ) => { createHTML: (text: string) => string };
    }
  | undefined;
