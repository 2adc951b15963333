/** One account with a password represents each kind of person who would try the console. */
export const DEMO_PASSWORD = "lighthouse";

/**
 * The offices of the company: `head` is the number of employees, names are `latin` or `latin:own script`. User names
 * and addresses are made of the latin form.
 */
const OFFICES = [
  {
    city: "Göteborg",
    country: "Sweden",
    code: "SE",
    dial: "+46 31 700",
    locale: "sv",
    languages: ["sv", "en"],
    head: 64,
    first: "Åsa Björn Elin Göran Håkan Ingrid Jörgen Karin Linnéa Mårten Nils Örjan Saga Tuva Ylva",
    last: "Åkesson Bergström Dahl Ekström Forsberg Grönlund Holmqvist Isaksson Jönsson Lindahl Månsson Nyström Öberg Sjöberg",
  },
  {
    city: "Lyon",
    country: "France",
    code: "FR",
    dial: "+33 4 26 70",
    locale: "fr",
    languages: ["fr", "en"],
    head: 44,
    first: "Aurélie Benoît Chloé Étienne Françoise Gaël Hélène Jérôme Léa Maëlle Noël Océane Rémi Zoé",
    last: "Arnaud Bérenger Chevalier Delaître Évrard Fontaine Géraud Lefèvre Mercœur Nodier Pélissier Roche Vasseur",
  },
  {
    city: "Porto",
    country: "Portugal",
    code: "PT",
    dial: "+351 22 700",
    locale: "pt",
    languages: ["pt", "es", "en"],
    head: 34,
    first: "António Beatriz Conceição Duarte Filipa Gonçalo Inês João Leonor Mafalda Nuno Sebastião Tomás",
    last: "Araújo Brandão Carvalho Falcão Guimarães Magalhães Noronha Patrício Simões Tavares Valadão",
  },
  {
    city: "Kyoto",
    country: "Japan",
    code: "JP",
    dial: "+81 75 700",
    locale: "ja",
    languages: ["ja", "en"],
    head: 36,
    first:
      "Haruto:陽翔 Yui:結衣 Sōta:蒼太 Aoi:葵 Ren:蓮 Hina:陽菜 Kaito:海斗 Sakura:さくら Daiki:大輝 Mio:美桜 Takumi:匠",
    last: "Satō:佐藤 Suzuki:鈴木 Takahashi:高橋 Watanabe:渡辺 Itō:伊藤 Nakamura:中村 Kobayashi:小林 Yoshida:吉田 Saitō:齋藤 Shimizu:清水",
  },
  {
    city: "Amman",
    country: "Jordan",
    code: "JO",
    dial: "+962 6 570",
    locale: "ar",
    languages: ["ar", "en"],
    head: 28,
    first: "Layla:ليلى Omar:عمر Nour:نور Yousef:يوسف Salma:سلمى Khaled:خالد Rania:رانيا Tariq:طارق Hanan:حنان Zaid:زيد",
    last: "Haddad:حداد Khoury:خوري Nasser:ناصر Masri:المصري Qasem:قاسم Zoubi:الزعبي Tawil:الطويل Najjar:النجار Sabbagh:صباغ",
  },
  {
    city: "Montréal",
    country: "Canada",
    code: "CA",
    dial: "+1 514 700",
    locale: "fr",
    languages: ["fr", "en"],
    head: 26,
    first: "Émile Geneviève Hugo Isabelle Laurence Mathieu Océanne Philippe Rosalie Siân Thérèse",
    last: "Bélanger Côté Desrosiers Gagné Lévesque O'Neill Pépin St-Onge Tremblay Vézina",
  },
];

/** Departments with their cost centre, teams and job titles (the first title is the head of a team). */
export const DEPARTMENTS = [
  ["Optical Engineering", "4100", ["Lens Design", "Coatings", "Metrology"], ["Principal engineer", "Optical engineer"]],
  ["Manufacturing", "4200", ["Grinding & Polishing", "Assembly", "Quality"], ["Shift lead", "Optician", "Technician"]],
  ["Software", "4300", ["Firmware", "Cloud Platform", "Mobile Apps"], ["Staff engineer", "Software engineer"]],
  ["Sales", "5100", ["Europe", "Asia-Pacific", "Middle East"], ["Regional lead", "Account manager"]],
  ["Customer Care", "5200", ["Repairs", "Technical Support", "Training"], ["Service lead", "Service specialist"]],
  ["Finance", "6100", ["Accounting", "Controlling", "Payroll"], ["Controller", "Accountant"]],
  ["People & Places", "6200", ["Recruiting", "Learning", "Workplace"], ["People partner", "Coordinator"]],
];

/** Accounts with a password and a purpose: `roles` are realm roles, `manages` roles of `realm-management`. */
const PROMINENT = [
  { username: "ingrid.lindahl", purpose: "Head of identity: manages the whole realm", manages: ["realm-admin"] },
  {
    username: "etienne.delaitre",
    purpose: "Auditor: sees everything, changes nothing",
    manages: ["view-realm", "view-users", "view-clients", "view-events", "view-identity-providers"],
    roles: ["auditor"],
  },
  { username: "layla.haddad", purpose: "Service desk: manages users only", manages: ["manage-users", "query-groups"] },
  { username: "yui.suzuki", purpose: "Owner of the applications in Kyoto", manages: ["manage-clients"] },
  { username: "bjorn.bergstrom", purpose: "No administrator at all", roles: ["finance-approver"] },
];

const latin = (name) => name.split(":")[0];
const written = (name) => name.split(":").at(-1);
const slug = (name) =>
  name
    .replace(/œ/g, "oe")
    .normalize("NFD")
    .replace(/[^A-Za-z-]/g, "")
    .toLowerCase();

/** Walks through all pairs of a first and a last name of an office, each once, well mixed. */
function* namesOf({ first, last }) {
  const firsts = first.split(" ");
  const lasts = last.split(" ");
  for (let n = 0; n < firsts.length * lasts.length; n++) {
    yield [firsts[n % firsts.length], lasts[(n + Math.floor(n / firsts.length)) % lasts.length]];
  }
}

function employee(office, number, names) {
  const username = names.map((name) => slug(latin(name))).join(".");
  const [department, costCentre, teams, titles] = DEPARTMENTS[number % DEPARTMENTS.length];
  const team = teams[Math.floor(number / DEPARTMENTS.length) % teams.length];
  const started = new Date(Date.UTC(2009 + ((number * 7) % 17), (number * 5) % 12, 1 + ((number * 11) % 28)));
  return {
    username,
    firstName: written(names[0]),
    lastName: written(names[1]),
    email: `${username}@aurelia.example`,
    emailVerified: number % 9 !== 4,
    enabled: number % 23 !== 17,
    createdTimestamp: started.getTime() + 8 * 3_600_000,
    requiredActions: number % 31 === 30 ? ["VERIFY_EMAIL", "UPDATE_PASSWORD"] : [],
    groups: [`/Departments/${department}/${team}`, `/Offices/${office.country}/${office.city}`],
    attributes: {
      employeeNumber: [`A-${10_000 + number * 37}`],
      department: [department],
      jobTitle: [number < 24 ? titles[0] : titles[1 + (number % (titles.length - 1))]],
      office: [office.city],
      costCentre: [`${costCentre}-${office.code}`],
      startDate: [started.toISOString().slice(0, 10)],
      phone: [`${office.dial} ${String(100 + (number % 900))}`],
      languages: number % 6 === 2 ? [...office.languages, "de"] : office.languages,
      locale: [office.locale],
    },
  };
}

/**
 * The accounts of the company, always the same: employees of six offices in their own scripts, and people of partner
 * companies (`organization` names theirs). Those with a `password` can sign in.
 * @returns {Array<object>} user representations with the further keys `organization`, `password`, `manages`, `roles`
 */
export function people(organizations) {
  const employees = OFFICES.flatMap((office, place) => {
    const names = namesOf(office);
    return Array.from({ length: office.head }, (_, n) =>
      employee(office, n * OFFICES.length + place, names.next().value),
    );
  });
  for (const { username, purpose, ...rights } of PROMINENT) {
    const person = employees.find((one) => one.username === username);
    if (!person) throw new Error(`nobody in the company is called ${username}`);
    person.attributes.jobTitle = [purpose];
    Object.assign(person, {
      enabled: true,
      requiredActions: [],
      emailVerified: true,
      password: DEMO_PASSWORD,
      ...rights,
    });
  }
  for (const one of employees.filter((person, n) => person.enabled && !person.requiredActions.length && n % 13 === 5))
    one.password = DEMO_PASSWORD;
  const guests = organizations.flatMap(({ alias, domain, guests }) =>
    guests.map((guest, n) => {
      const [firstName, lastName] = guest.split(" ").map(written);
      const username = `${guest
        .split(" ")
        .map((name) => slug(latin(name)))
        .join(".")}@${domain}`;
      return {
        username,
        firstName,
        lastName,
        email: username,
        emailVerified: true,
        enabled: true,
        createdTimestamp: Date.UTC(2025, n % 12, 3 + n, 9),
        groups: ["/Partners"],
        attributes: {},
        organization: alias,
      };
    }),
  );
  return [...employees, ...guests];
}

export const offices = OFFICES.map(({ city, country, code }) => ({ city, country, code }));
