package org.gatehouse.test;

import static org.keycloak.provider.ProviderConfigProperty.*;

import java.util.Date;
import java.util.List;
import org.keycloak.component.ComponentModel;
import org.keycloak.component.ComponentValidationException;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.KeycloakSessionFactory;
import org.keycloak.models.RealmModel;
import org.keycloak.models.UserModel;
import org.keycloak.models.UserProvider;
import org.keycloak.models.utils.KeycloakModelUtils;
import org.keycloak.provider.ProviderConfigProperty;
import org.keycloak.provider.ProviderConfigurationBuilder;
import org.keycloak.storage.UserStorageProvider;
import org.keycloak.storage.UserStorageProviderFactory;
import org.keycloak.storage.UserStorageProviderModel;
import org.keycloak.storage.user.ImportSynchronization;
import org.keycloak.storage.user.SynchronizationResult;

/** A user storage that imports, when it is synchronized, the users its own settings name. */
public class ListedUsers implements UserStorageProviderFactory<ListedUsers.Users>, ImportSynchronization {

    /** Knows its users only by the import. */
    public static class Users implements UserStorageProvider {
        @Override
        public void close() {}
    }

    @Override
    public String getId() {
        return "gatehouse-listed-users";
    }

    @Override
    public String getHelpText() {
        return "Users that its settings name.";
    }

    @Override
    public Users create(KeycloakSession session, ComponentModel model) {
        return new Users();
    }

    @Override
    public List<ProviderConfigProperty> getConfigProperties() {
        return ProviderConfigurationBuilder.create()
                .property().name("usernames").label("User names").helpText("The users there are.").type(MULTIVALUED_STRING_TYPE).add()
                .property().name("source").label("Source").helpText("Where they come from.").type(STRING_TYPE).required(true).add()
                .property().name("credential").label("Credential").helpText("Of the source.").type(PASSWORD).secret(true).add()
                .property().name("verified").label("Verified").helpText("Their mail addresses are right.").type(BOOLEAN_TYPE).defaultValue(true).add()
                .property().name("scope").label("Scope").helpText("How far the search goes.").type(LIST_TYPE).options("one", "all").defaultValue("all").add()
                .build();
    }

    @Override
    public void validateConfiguration(KeycloakSession session, RealmModel realm, ComponentModel model)
            throws ComponentValidationException {
        if ("nowhere".equals(model.get("source"))) throw new ComponentValidationException("There is no such source.");
    }

    @Override
    public SynchronizationResult sync(KeycloakSessionFactory factory, String realmId, UserStorageProviderModel model) {
        SynchronizationResult result = new SynchronizationResult();
        KeycloakModelUtils.runJobInTransaction(factory, session -> {
            RealmModel realm = session.realms().getRealm(realmId);
            session.getContext().setRealm(realm);
            // the users of the server's own database
            UserProvider local = session.getProvider(UserProvider.class);
            for (String username : model.getConfig().getList("usernames")) {
                UserModel known = local.getUserByUsername(realm, username);
                if (known == null) {
                    UserModel user = local.addUser(realm, username);
                    user.setEnabled(true);
                    user.setEmailVerified(model.get("verified", true));
                    user.setFederationLink(model.getId());
                    result.increaseAdded();
                } else if (model.getId().equals(known.getFederationLink())) {
                    result.increaseUpdated();
                } else {
                    result.increaseFailed();
                }
            }
        });
        return result;
    }

    @Override
    public SynchronizationResult syncSince(Date since, KeycloakSessionFactory factory, String realmId, UserStorageProviderModel model) {
        return sync(factory, realmId, model);
    }
}
