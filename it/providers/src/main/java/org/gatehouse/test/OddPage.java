package org.gatehouse.test;

import static org.keycloak.provider.ProviderConfigProperty.STRING_TYPE;

import java.util.List;
import org.keycloak.Config;
import org.keycloak.component.ComponentModel;
import org.keycloak.models.KeycloakSessionFactory;
import org.keycloak.provider.ProviderConfigProperty;
import org.keycloak.services.ui.extend.UiPageProvider;
import org.keycloak.services.ui.extend.UiPageProviderFactory;

/** A page whose id and settings have names that need care in addresses and forms; it does not say what its list shows. */
public class OddPage implements UiPageProvider, UiPageProviderFactory<ComponentModel> {

    @Override
    public String getId() {
        return "50% \"off\" / sale";
    }

    @Override
    public String getHelpText() {
        return "A page with an odd name.";
    }

    @Override
    public List<ProviderConfigProperty> getConfigProperties() {
        return List.of("a.b[0]", "it's \"so\"", "100%", "realm").stream()
                .map(name -> new ProviderConfigProperty(name, name, name, STRING_TYPE, null))
                .toList();
    }

    @Override
    public void init(Config.Scope config) {}

    @Override
    public void postInit(KeycloakSessionFactory factory) {}

    @Override
    public void close() {}
}
