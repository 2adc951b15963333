// What an operator adds runs under the policy of the page: a text as code is refused there, unless the theme allows it.
const root = document.documentElement;
try {
  root.dataset.acme = new Function("return 'code from a text ran'")();
} catch {
  root.dataset.acme = "code from a text was refused";
}
