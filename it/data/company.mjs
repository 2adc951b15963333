import { DEPARTMENTS, offices } from "./people.mjs";

/** Partner companies with their own domains; the guests are accounts of their people (`latin` or `latin:own script`). */
export const ORGANIZATIONS = [
  {
    alias: "fjordsurvey",
    name: "Fjord Survey AS",
    domain: "fjordsurvey.example",
    description: "Charts the coast of Norway with our range finders",
    guests: ["Sølvi Hauge", "Trygve Aas", "Randi Bjørnstad"],
  },
  {
    alias: "vercors",
    name: "Observatoire du Vercors",
    domain: "vercors-observatoire.example",
    description: "Telescope mirrors, two every year",
    guests: ["Anaïs Bœuf", "Loïc Grâce"],
  },
  {
    alias: "hokushin",
    name: "北辰光学",
    domain: "hokushin.example",
    description: "Coatings for the Kyoto works",
    guests: ["Kenji:健二 Mori:森", "Emi:恵美 Hayashi:林", "Shun:駿 Ōta:太田"],
  },
  {
    alias: "petra-geo",
    name: "بترا للمساحة",
    domain: "petra-geo.example",
    description: "Resells surveying instruments in Amman and Aqaba",
    guests: ["Dina:دينا Rashid:رشيد", "Samer:سامر Odeh:عودة"],
  },
  {
    alias: "ribeira-labs",
    name: "Ribeira Labs, Lda.",
    domain: "ribeira-labs.example",
    description: "Writes the firmware of the handheld series",
    guests: ["Lúcia Galvão", "Rui Abrantes"],
  },
  {
    alias: "old-harbour",
    name: "Old Harbour Pilots",
    domain: "oldharbour.example",
    description: "Contract ended; kept for the records",
    enabled: false,
    guests: ["Fiona Ó-Briain"],
  },
];

const composite = (realm, client = {}) => ({ realm, client });

/** Realm roles; what a composite holds is named by realm role and by client. */
export const REALM_ROLES = [
  { name: "employee", description: "Everybody with a contract", attributes: { source: ["personnel"] } },
  { name: "contractor", description: "Works here, employed elsewhere" },
  { name: "partner", description: "Person of a partner company" },
  {
    name: "team-lead",
    description: "Leads a team",
    composites: composite(["employee"], { "leave-planner": ["approve"] }),
  },
  {
    name: "director",
    description: "Leads a department",
    composites: composite(["team-lead"], { expenses: ["approve-any"] }),
  },
  {
    name: "finance-approver",
    description: "Releases payments up to the limit in the attributes",
    attributes: { limit: ["25000"], currency: ["EUR", "SEK", "JPY"] },
    composites: composite([], { "orders-api": ["read", "release"], expenses: ["approve"] }),
  },
  { name: "auditor", description: "Reads everything, changes nothing", attributes: { review: ["yearly"] } },
  { name: "engineer", description: "Develops instruments", composites: composite(["employee"], { wiki: ["edit"] }) },
  { name: "workshop", description: "Works on the shop floor", composites: composite(["employee"]) },
  { name: "on-call", description: "Is called at night", attributes: { pager: ["true"] } },
  { name: "safety-officer", description: "Laser and chemical safety" },
  { name: "first-aider", description: "Trained in first aid" },
  { name: "keyholder", description: "Opens and locks an office" },
  ...offices.map(({ city, code }) => ({
    name: `site-${code.toLowerCase()}`,
    description: `Enters the building in ${city}`,
    attributes: { country: [code] },
  })),
];

const SPECIAL_ROLES = {
  "Optical Engineering": ["engineer"],
  Software: ["engineer", "on-call"],
  Manufacturing: ["workshop"],
  Finance: ["finance-approver"],
};

/** Groups three levels deep, with attributes and roles of realm and clients. */
export const GROUPS = [
  {
    name: "Departments",
    attributes: { owner: ["personnel"] },
    realmRoles: ["employee"],
    subGroups: DEPARTMENTS.map(([name, costCentre, teams]) => ({
      name,
      attributes: { costCentre: [costCentre] },
      realmRoles: SPECIAL_ROLES[name] ?? [],
      clientRoles: name === "Finance" ? { "orders-api": ["read"], expenses: ["approve"] } : {},
      subGroups: teams.map((team, n) => ({
        name: team,
        attributes: {
          costCentre: [`${costCentre}-${n + 1}`],
          channel: [`#${team.toLowerCase().replace(/\W+/g, "-")}`],
        },
        clientRoles: name === "Software" ? { "code-review": ["push"] } : {},
      })),
    })),
  },
  {
    name: "Offices",
    subGroups: offices.map(({ city, country, code }) => ({
      name: country,
      attributes: { country: [code] },
      subGroups: [{ name: city, attributes: { site: [code] }, realmRoles: [`site-${code.toLowerCase()}`] }],
    })),
  },
  {
    name: "Projects",
    subGroups: [
      {
        name: "Polaris",
        attributes: { phase: ["series"], since: ["2023-02-01"] },
        subGroups: [
          { name: "Mirror cell" },
          { name: "Guiding" },
          { name: "Approvals", realmRoles: ["finance-approver"] },
        ],
      },
      {
        name: "أفق / Horizon",
        attributes: { phase: ["study"] },
        subGroups: [{ name: "Desert trials" }, { name: "プリズム" }],
      },
    ],
  },
  { name: "Partners", attributes: { external: ["true"] }, realmRoles: ["partner"] },
];
