package org.gatehouse.test;

import static org.keycloak.provider.ProviderConfigProperty.*;

import java.util.List;
import java.util.Map;
import org.keycloak.Config;
import org.keycloak.component.ComponentModel;
import org.keycloak.component.ComponentValidationException;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.KeycloakSessionFactory;
import org.keycloak.models.RealmModel;
import org.keycloak.provider.ProviderConfigProperty;
import org.keycloak.provider.ProviderConfigurationBuilder;
import org.keycloak.services.ui.extend.UiPageProvider;
import org.keycloak.services.ui.extend.UiPageProviderFactory;

/** A page with settings of every type; the server refuses a weight above 100. */
public class NotesPage implements UiPageProvider, UiPageProviderFactory<ComponentModel> {

    @Override
    public String getId() {
        return "gatehouse-notes";
    }

    @Override
    public String getHelpText() {
        return "Notes that only the tests write.";
    }

    @Override
    public Map<String, Object> getTypeMetadata() {
        return Map.of("displayFields", List.of("title", "note.text", "secret", "color"));
    }

    @Override
    public void validateConfiguration(KeycloakSession session, RealmModel realm, ComponentModel model)
            throws ComponentValidationException {
        if (model.get("weight", 0) > 100) throw new ComponentValidationException("A note weighs at most 100.");
    }

    @Override
    public List<ProviderConfigProperty> getConfigProperties() {
        return ProviderConfigurationBuilder.create()
                .property().name("title").label("Title").helpText("What the note is called.").type(STRING_TYPE).required(true).add()
                .property().name("note.text").label("Text").helpText("What it says.").type(TEXT_TYPE).add()
                .property().name("secret").label("Secret").helpText("Nobody reads it.").type(PASSWORD).secret(true).add()
                .property().name("token").label("Token").helpText("A secret text.").type(STRING_TYPE).secret(true).add()
                .property().name("weight").label("Weight").helpText("At most 100.").type(INTEGER_TYPE).defaultValue("10").add()
                .property().name("pinned").label("Pinned").helpText("Stays on top.").type(BOOLEAN_TYPE).defaultValue(true).add()
                .property().name("color").label("Color").helpText("Of the paper.").type(LIST_TYPE).options("yellow", "pink", "green").defaultValue("yellow").add()
                .property().name("days").label("Days").helpText("When it shows.").type(MULTIVALUED_LIST_TYPE).options("Monday", "Tuesday", "Friday").add()
                .property().name("tags").label("Tags").helpText("Words to find it by.").type(MULTIVALUED_STRING_TYPE).add()
                .property().name("links").label("Links").helpText("Names and addresses.").type(MAP_TYPE).add()
                .property().name("role").label("For role").helpText("Who reads it.").type(ROLE_TYPE).add()
                .property().name("group").label("For group").helpText("Who reads it, too.").type(GROUP_TYPE).add()
                .property().name("client").label("For client").helpText("Where it shows.").type(CLIENT_LIST_TYPE).add()
                .property().name("attribute").label("For attribute").helpText("Of a user.").type(USER_PROFILE_ATTRIBUTE_LIST_TYPE).add()
                .property().name("script").label("Script").helpText("Never runs.").type(SCRIPT_TYPE).add()
                .property().name("file").label("File").helpText("A text file.").type(FILE_TYPE).add()
                .build();
    }

    @Override
    public void init(Config.Scope config) {}

    @Override
    public void postInit(KeycloakSessionFactory factory) {}

    @Override
    public void close() {}
}
