import type { Policy } from "~/data/api/authorization";
import type { Failure } from "~/data/api/errors";
import { nameTaken } from "~/parts/authorization/nameTaken";
import { parts, type policyFields, type PolicyValues } from "~/parts/authorization/policies/policyFields";
import { objectIn } from "~/kit/form/json";
import { formOf } from "~/kit/form/formOf";

const blank = Object.fromEntries(parts.flatMap((part) => [part, `${part}End`]).map((name) => [name, undefined]));

/** What policies of all types have, in fields of their own or nowhere in the form. */
const common = ["id", "name", "description", "type", "logic", "decisionStrategy", "owner", "resources", "scopes"];

/** What is special to the type of a policy. */
const special = (policy: object) =>
  Object.fromEntries(Object.entries(policy).filter(([name]) => !common.includes(name)));

/**
 * How a policy becomes values of its form and back. Of a time policy the form knows whether it counts at times that come
 * back; an empty number is left out, the server would keep it as a text.
 * @param fields those of its type
 */
export function policyForm(fields: ReturnType<typeof policyFields>, type: string) {
  const { toForm, toObject } = formOf(fields);
  if (fields.some(({ name }) => name === "settings"))
    return {
      toForm: (policy: PolicyValues): PolicyValues => ({
        ...toForm(policy),
        settings: JSON.stringify(special(policy), null, 2),
      }),
      toObject: ({ settings = "", ...values }: PolicyValues): PolicyValues => ({
        ...toObject(values),
        ...special(objectIn(settings) ?? {}),
      }),
    };
  if (type !== "time") return { toForm, toObject };
  const ends = (from: PolicyValues) =>
    Object.fromEntries(parts.map((part) => [`${part}End`, from[`${part}End`] ?? ""]));
  const repeats = (policy: Policy) => parts.some((part) => policy[part]);
  return {
    toForm: (policy: PolicyValues): PolicyValues => ({
      ...toForm(policy),
      ...ends(policy),
      repeat: repeats(policy) ? "repeat" : "notRepeat",
    }),
    toObject: ({ repeat, ...values }: PolicyValues): PolicyValues => ({
      ...toObject(values),
      ...ends(values),
      ...(repeat !== "repeat" && blank),
    }),
  };
}

/** The field of a policy that a failure is about: a name is there once, and no time may end before it begins. */
export const refusedField = (failure: Failure) =>
  failure.message.startsWith("Expire time ") ? "notOnOrAfter" : nameTaken(failure);
