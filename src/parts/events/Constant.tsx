import { Fragment } from "react";

/** A constant of the server, such as `CLIENT_LOGIN`: it wraps between its words only. @param name nothing is shown without one */
export const Constant = ({ name = "" }: { name?: string }) =>
  name.match(/[^_]*_|[^_]+/g)?.map((word, index) => (
    <Fragment key={index}>
      <wbr />
      <span className="gh-nowrap">{word}</span>
    </Fragment>
  ));
