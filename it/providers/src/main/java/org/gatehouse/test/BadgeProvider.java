package org.gatehouse.test;

import static org.keycloak.provider.ProviderConfigProperty.*;

import java.util.List;
import org.keycloak.broker.provider.AbstractIdentityProviderFactory;
import org.keycloak.broker.provider.IdentityProvider;
import org.keycloak.models.IdentityProviderModel;
import org.keycloak.models.KeycloakSession;
import org.keycloak.provider.ProviderConfigProperty;
import org.keycloak.provider.ProviderConfigurationBuilder;

/** A type of identity providers that no server has itself; nobody signs in by it. */
public class BadgeProvider extends AbstractIdentityProviderFactory<IdentityProvider<IdentityProviderModel>> {

    @Override
    public String getId() {
        return "gatehouse-badge";
    }

    @Override
    public String getName() {
        return "Badge reader";
    }

    @Override
    public IdentityProvider<IdentityProviderModel> create(KeycloakSession session, IdentityProviderModel model) {
        throw new UnsupportedOperationException("Nobody signs in by a badge.");
    }

    @Override
    public IdentityProviderModel createConfig() {
        return new IdentityProviderModel();
    }

    @Override
    public List<ProviderConfigProperty> getConfigProperties() {
        return ProviderConfigurationBuilder.create()
                .property().name("door").label("Door").helpText("Where it hangs.").type(STRING_TYPE).required(true).add()
                .property().name("pin").label("PIN").helpText("Of the reader.").type(PASSWORD).secret(true).add()
                .property().name("loud").label("Loud").helpText("It beeps.").type(BOOLEAN_TYPE).defaultValue(false).add()
                .property().name("make").label("Make").helpText("Who made it.").type(LIST_TYPE).options("Acme", "Bolt").defaultValue("Acme").add()
                .build();
    }
}
