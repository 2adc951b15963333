package org.gatehouse.test;

import java.time.LocalDate;
import org.keycloak.Config;
import org.keycloak.authorization.AuthorizationProvider;
import org.keycloak.authorization.model.Policy;
import org.keycloak.authorization.policy.evaluation.Evaluation;
import org.keycloak.authorization.policy.provider.PolicyProvider;
import org.keycloak.authorization.policy.provider.PolicyProviderFactory;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.KeycloakSessionFactory;
import org.keycloak.representations.idm.authorization.PolicyRepresentation;

/** A type of policies that no console knows: grants on a day of the week. */
public class DayPolicy implements PolicyProvider, PolicyProviderFactory<PolicyRepresentation> {

    @Override
    public String getId() {
        return "day-of-week";
    }

    @Override
    public String getName() {
        return "Day of the week";
    }

    @Override
    public String getGroup() {
        return "Time Based";
    }

    @Override
    public void evaluate(Evaluation evaluation) {
        String day = evaluation.getPolicy().getConfig().get("day");
        if (LocalDate.now().getDayOfWeek().name().equals(day)) evaluation.grant();
    }

    @Override
    public PolicyProvider create(AuthorizationProvider authorization) {
        return this;
    }

    @Override
    public PolicyProvider create(KeycloakSession session) {
        return this;
    }

    @Override
    public PolicyRepresentation toRepresentation(Policy policy, AuthorizationProvider authorization) {
        PolicyRepresentation representation = new PolicyRepresentation();
        representation.setConfig(policy.getConfig());
        return representation;
    }

    @Override
    public Class<PolicyRepresentation> getRepresentationType() {
        return PolicyRepresentation.class;
    }

    @Override
    public void onCreate(Policy policy, PolicyRepresentation representation, AuthorizationProvider authorization) {
        policy.setConfig(representation.getConfig());
    }

    @Override
    public void onUpdate(Policy policy, PolicyRepresentation representation, AuthorizationProvider authorization) {
        policy.setConfig(representation.getConfig());
    }

    @Override
    public void init(Config.Scope config) {}

    @Override
    public void postInit(KeycloakSessionFactory factory) {}

    @Override
    public void close() {}
}
