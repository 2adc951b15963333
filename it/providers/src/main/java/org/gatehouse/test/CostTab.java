package org.gatehouse.test;

import static org.keycloak.provider.ProviderConfigProperty.*;

import java.util.List;
import java.util.Map;
import org.keycloak.Config;
import org.keycloak.component.ComponentModel;
import org.keycloak.models.KeycloakSessionFactory;
import org.keycloak.provider.ProviderConfigProperty;
import org.keycloak.provider.ProviderConfigurationBuilder;
import org.keycloak.services.ui.extend.UiTabProvider;
import org.keycloak.services.ui.extend.UiTabProviderFactory;

/** A tab of realm roles. */
public class CostTab implements UiTabProvider, UiTabProviderFactory<ComponentModel> {

    @Override
    public String getId() {
        return "cost-centre";
    }

    @Override
    public String getPath() {
        return "/:realm/roles/:id/:tab";
    }

    @Override
    public Map<String, String> getParams() {
        return Map.of("tab", "cost centre");
    }

    @Override
    public String getHelpText() {
        return "Who pays for the role.";
    }

    @Override
    public List<ProviderConfigProperty> getConfigProperties() {
        return ProviderConfigurationBuilder.create()
                .property().name("centre").label("Cost centre").helpText("Who pays.").type(STRING_TYPE).required(true).add()
                .property().name("key").label("Key").helpText("Of the safe.").type(PASSWORD).secret(true).add()
                .property().name("shared").label("Shared").helpText("Several pay.").type(BOOLEAN_TYPE).defaultValue(false).add()
                .build();
    }

    @Override
    public void init(Config.Scope config) {}

    @Override
    public void postInit(KeycloakSessionFactory factory) {}

    @Override
    public void close() {}
}
