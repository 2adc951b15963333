/** Names the build: equal sources have an equal name. */
declare const GATEHOUSE_BUILD: string;
/** Origin of the development watcher, empty in a released build. */
declare const GATEHOUSE_RELOAD: string;
