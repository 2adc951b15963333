const RSA = { priority: ["100"], keySize: ["1024"] };

/** Part of a new realm: the keys that every realm has, but of 1,024 bits: longer ones are half of the work that a realm is. */
export const QUICK_KEYS = {
  components: {
    "org.keycloak.keys.KeyProvider": [
      { name: "rsa-generated", providerId: "rsa-generated", config: RSA },
      { name: "rsa-enc-generated", providerId: "rsa-enc-generated", config: { ...RSA, algorithm: ["RSA-OAEP"] } },
      {
        name: "hmac-generated-hs512",
        providerId: "hmac-generated",
        config: { priority: ["100"], algorithm: ["HS512"] },
      },
      { name: "aes-generated", providerId: "aes-generated", config: { priority: ["100"] } },
    ],
  },
};
