import {
  Card,
  CardBody,
  CardTitle,
  Content,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Label,
  List,
  ListItem,
} from "@patternfly/react-core";
import { useData } from "~/data/query/cache";
import { useSort, useT, type Key } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";

/** How mature a feature is, as the server's `features[].type` says. */
const maturity: Record<string, { label: Key; color: "orange" | "blue" | "green" | "grey" }> = {
  EXPERIMENTAL: { label: "experimental", color: "orange" },
  PREVIEW: { label: "preview", color: "blue" },
  PREVIEW_DISABLED_BY_DEFAULT: { label: "preview", color: "blue" },
  DEFAULT: { label: "supported", color: "green" },
  DISABLED_BY_DEFAULT: { label: "supported", color: "green" },
  DEPRECATED: { label: "gatehouse.deprecated", color: "grey" },
};

/** Version, processors, memory and features of the server, read each time: they change while it runs. */
export function ServerInfo() {
  const t = useT();
  const { systemInfo, cpuInfo, memoryInfo, features = [] } = useData("serverInfo.find");
  const none = "—";
  return (
    <div className="gh-columns">
      <Card>
        <CardTitle component="h2">{t("serverInfo")}</CardTitle>
        <CardBody>
          <Facts facts={[["version", systemInfo?.version ?? none]]} />
          {cpuInfo && (
            <>
              <Content component="h3">{t("gatehouse.cpu")}</Content>
              <Facts facts={[["gatehouse.processorCount", cpuInfo.processorCount]]} />
            </>
          )}
          {memoryInfo && (
            <>
              <Content component="h3">{t("memory")}</Content>
              <Facts
                facts={[
                  ["totalMemory", memoryInfo.totalFormated],
                  ["freeMemory", memoryInfo.freeFormated],
                  ["usedMemory", memoryInfo.usedFormated],
                ]}
              />
            </>
          )}
        </CardBody>
      </Card>
      <Card>
        <CardTitle component="h2">{t("profile")}</CardTitle>
        <CardBody>
          <Features
            name="enabledFeatures"
            help="infoEnabledFeatures"
            features={features.filter(({ enabled }) => enabled)}
          />
          <Features
            name="disabledFeatures"
            help="infoDisabledFeatures"
            features={features.filter(({ enabled }) => !enabled)}
          />
        </CardBody>
      </Card>
    </div>
  );
}

function Facts({ facts }: { facts: [Key, string | number][] }) {
  const t = useT();
  return (
    <DescriptionList>
      {facts.map(([label, value]) => (
        <DescriptionListGroup key={label}>
          <DescriptionListTerm>{t(label)}</DescriptionListTerm>
          <DescriptionListDescription>{value}</DescriptionListDescription>
        </DescriptionListGroup>
      ))}
    </DescriptionList>
  );
}

interface FeatureProps {
  name: "enabledFeatures" | "disabledFeatures";
  help: "infoEnabledFeatures" | "infoDisabledFeatures";
  features: { name: string; type: string }[];
}

function Features({ name, help, features }: FeatureProps) {
  const t = useT();
  const sorted = useSort(features, (feature) => feature.name);
  return (
    <section>
      <Content component="h3">
        {t(name)} <HelpIcon name={name} text={help} />
      </Content>
      <List isPlain className="gh-features">
        {sorted.map((feature) => {
          const { label, color } = maturity[feature.type] ?? { label: undefined, color: "grey" };
          return (
            <ListItem key={feature.name}>
              {feature.name}{" "}
              <Label isCompact color={color}>
                {label ? t(label) : feature.type}
              </Label>
            </ListItem>
          );
        })}
      </List>
    </section>
  );
}
