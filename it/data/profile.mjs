import { DEPARTMENTS, offices } from "./people.mjs";

const attribute = (name, displayName, group, more = {}) => ({
  name,
  displayName,
  group,
  permissions: { view: ["admin", "user"], edit: ["admin"] },
  validations: {},
  annotations: {},
  multivalued: false,
  ...more,
});
const options = (values) => ({ validations: { options: { options: values } }, annotations: { inputType: "select" } });

/** What the user profile gets besides the attributes that every realm has. */
export const PROFILE = {
  groups: [
    {
      name: "employment",
      displayHeader: "${aurelia.employment}",
      displayDescription: "What the personnel office keeps about an employee",
      annotations: { "kc.order": "1" },
    },
    { name: "contact", displayHeader: "${aurelia.contact}", displayDescription: "How to reach the person" },
  ],
  attributes: [
    attribute("employeeNumber", "Employee number", "employment", {
      validations: { pattern: { pattern: "^A-\\d{5}$", "error-message": "${aurelia.employeeNumberError}" } },
      annotations: { inputHelperTextBefore: "A and five digits, as on the badge" },
    }),
    attribute("department", "${aurelia.department}", "employment", options(DEPARTMENTS.map(([name]) => name))),
    attribute("jobTitle", "Job title", "employment", { validations: { length: { max: 80 } } }),
    attribute("office", "${aurelia.office}", "employment", options(offices.map(({ city }) => city))),
    attribute("costCentre", "Cost centre", "employment", { permissions: { view: ["admin"], edit: ["admin"] } }),
    attribute("startDate", "Start date", "employment", { annotations: { inputType: "html5-date" } }),
    attribute("phone", "Phone", "contact", {
      permissions: { view: ["admin", "user"], edit: ["admin", "user"] },
      validations: { pattern: { pattern: "^\\+[0-9 ]+$", "error-message": "${aurelia.phoneError}" } },
      annotations: { inputType: "html5-tel" },
    }),
    attribute("languages", "Languages", "contact", {
      multivalued: true,
      permissions: { view: ["admin", "user"], edit: ["admin", "user"] },
      validations: { options: { options: ["ar", "de", "en", "es", "fr", "ja", "pt", "sv"] } },
      annotations: { inputType: "multiselect" },
    }),
  ],
};

/** Texts of the realm that override the server's or serve its user profile, per locale. */
export const TEXTS = {
  en: {
    loginAccountTitle: "Welcome to Aurelia Optics",
    "aurelia.employment": "Employment",
    "aurelia.contact": "Contact",
    "aurelia.department": "Department",
    "aurelia.office": "Office",
    "aurelia.employeeNumberError": "An employee number is the letter A, a dash and five digits.",
    "aurelia.phoneError": "A phone number starts with + and the country code.",
  },
  fr: {
    loginAccountTitle: "Bienvenue chez Aurelia Optics",
    "aurelia.employment": "Emploi",
    "aurelia.contact": "Coordonnées",
    "aurelia.department": "Service",
    "aurelia.office": "Site",
    "aurelia.employeeNumberError": "Le matricule est la lettre A, un tiret et cinq chiffres.",
    "aurelia.phoneError": "Le numéro commence par + et l’indicatif du pays.",
  },
};
