import { refusedField } from "~/features/realmSettings/userProfile/attributeForm";

// the words of 26.7.3
it.each([
  ["[Attribute configuration already exists with 'name':'x1']", "name"],
  ["[Validator 'length' defined for attribute 'x1' has incorrect configuration: ValidationError{…}, ]", "validations"],
  ["[Validator 'nosuch' defined for attribute 'x1' doesn't exist]", "validations"],
  ["[Annotation 'inputOptionLabels' configured for attribute 'x1' must be an object!']", "annotations"],
  ["[Default value for attribute 'x1' is invalid]", "defaultValue"],
  ["[Attribute 'x1' references unknown group 'gone']", "group"],
  ["['selector.scopes' configuration for attribute 'x1' contains unsupported scope 'gone']", "selectorScopes"],
  ["['required.scopes' configuration for attribute 'x1' contains unsupported scope 'gone']", "requiredScopes"],
  ["['selector.scopes' configuration for attribute 'other' contains unsupported scope 'gone']", undefined],
  ["[Attribute 'other' references unknown group 'gone']", undefined],
  ["[The attribute 'email' can not be removed]", undefined],
])("%s is about %s", (message, field) => {
  expect(refusedField({ message, fields: [] }, ["other", "email"])).toBe(field);
});
