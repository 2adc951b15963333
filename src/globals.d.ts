/** Names the build: equal sources have an equal name. */
declare const GATEHOUSE_BUILD: string;
/** Our own texts: by key. */
declare module "*.properties" {
  const texts: Record<string, string>;
  export default texts;
}
/** Origin of the development watcher, empty in a released build. */
declare const GATEHOUSE_RELOAD: string;
