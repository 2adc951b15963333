// Unit tests: beside the code in src, in a page of jsdom.
export default {
  roots: ["<rootDir>/src", "<rootDir>/maven"],
  // all processors: the default leaves one out, which is half of a small machine
  maxWorkers: "100%",
  // the longest tests take seconds; a machine that does other work besides may take its time
  testTimeout: 30_000,
  testEnvironment: "<rootDir>/jest.environment.mjs",
  transform: {
    "\\.properties$": "<rootDir>/maven/properties.mjs",
    "\\.(m?js|tsx?)$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          target: "es2022",
          transform: { react: { runtime: "automatic" } },
        },
      },
    ],
  },
  // packages without a CommonJS build
  transformIgnorePatterns: [
    "/node_modules/(?!(@keycloak|@peculiar|asn1js|@patternfly/react-icons|@microsoft|@opentelemetry|@std-uritemplate|keycloak-js|camelize-ts|url-template|url-join)/)",
  ],
  moduleNameMapper: {
    "^~/(.*)$": "<rootDir>/src/$1",
    "\\.(css|svg)$": "<rootDir>/src/globals.d.ts",
    "^(@patternfly/react-styles/.*)\\.mjs$": "$1",
  },
  globals: { GATEHOUSE_RELOAD: "" },
};
