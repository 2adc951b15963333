// Runs before the console's modules, as a classic script in plain syntax: a browser that cannot read the modules is told so.
(function (script) {
  var modern =
    "noModule" in script &&
    Object.hasOwn &&
    Array.prototype.at &&
    window.structuredClone &&
    Promise.withResolvers &&
    URL.canParse &&
    CSS.supports("selector(:where(a))");
  if (modern) return;
  // without #app the modules do nothing, in a browser that can read them
  document.body.textContent = script.getAttribute("data-too-old");
})(document.currentScript);
