<#-- Origins (no path) that calls and frames may reach besides the page's own: the front end and the admin host may differ. -->
<#assign serverOrigin = (serverBaseUrl!"")?replace("^(https?://[^/]+).*$", "$1", "r")>
<#assign adminOrigin = (adminBaseUrl!"")?replace("^(https?://[^/]+).*$", "$1", "r")>
<#assign others = (serverOrigin == adminOrigin)?then("", " " + serverOrigin + " " + adminOrigin)>
<#assign policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; font-src 'self'; connect-src 'self'" + others + "@reloadOrigin@; frame-src 'self'" + others + "; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'">
<#assign dark = darkMode!((properties.darkMode!"true") == "true")>
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${(properties.contentSecurityPolicy!"")?has_content?then(properties.contentSecurityPolicy!"", policy)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light<#if dark> dark</#if>">
    <meta name="robots" content="noindex, nofollow">
    <title>${properties.title!"Gatehouse"}</title>
    <meta name="description" content="${properties.description!""}">
    <link rel="icon" type="${properties.favIconType!"image/svg+xml"}" href="${(properties.favIcon!"")?has_content?then(resourceUrl + (properties.favIcon!""), "@icon@")}">
    <#if properties.styles?has_content>
    <#list properties.styles?trim?split("\\s+", "r") as style>
    <link rel="stylesheet" href="${resourceUrl}/${style}">
    </#list>
    </#if>
    <#-- Plain http under another name than localhost has no Web Crypto; sign-in (S256) needs it. -->
    <#if !(isSecureContext!true)>
    <script type="module" src="${resourceCommonUrl}/vendor/web-crypto-shim/web-crypto-shim.js"></script>
    </#if>
    <script src="${resourceUrl}/@check@" data-too-old="This browser is too old for the administration console: please update it." defer></script>
    <link rel="modulepreload" href="${resourceUrl}/@places@">
    <script type="module" src="${resourceUrl}/@entry@" data-resources="${resourceUrl}" data-styles="@styles@" data-shell="@shell@" data-places="@places@"></script>
    <#if properties.scripts?has_content>
    <#list properties.scripts?trim?split("\\s+", "r") as script>
    <script type="module" src="${resourceUrl}/${script}"></script>
    </#list>
    </#if>
  </head>
  <body data-page-id="admin">
    <div id="app">
      <div role="progressbar" aria-labelledby="loading-text" aria-valuetext="Loading"></div>
      <p id="loading-text">Loading the administration console</p>
    </div>
    <noscript>The administration console needs JavaScript. Please allow it for this page.</noscript>
    <#-- Another format than HTML: "&quot;" would be no JSON. -->
    <#outputformat "JSON">
    <script id="environment" type="application/json">
      {
        "serverBaseUrl": "${(serverBaseUrl!"")?json_string}",
        "adminBaseUrl": "${(adminBaseUrl!"")?json_string}",
        "authUrl": "${(authUrl!"")?json_string}",
        "authServerUrl": "${(authServerUrl!"")?json_string}",
        "realm": "${(loginRealm!"master")?json_string}",
        "clientId": "${(clientId!"security-admin-console")?json_string}",
        "resourceUrl": "${(resourceUrl!"")?json_string}",
        "logo": "${(properties.logo!"")?json_string}",
        "logoUrl": "${(properties.logoUrl!"")?json_string}",
        "consoleBaseUrl": "${(consoleBaseUrl!"")?json_string}",
        "masterRealm": "${(masterRealm!"master")?json_string}",
        "resourceVersion": "${(resourceVersion!"")?json_string}",
        <#if properties.scope?has_content>"scope": "${properties.scope?json_string}",</#if>
        "darkModeClass": "${(properties.kcDarkModeClass!"")?json_string}",
        "darkMode": ${dark?c}
      }
    </script>
    </#outputformat>
  </body>
</html>
