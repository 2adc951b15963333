import BitbucketIcon from "@patternfly/react-icons/dist/esm/icons/bitbucket-icon";
import CubeIcon from "@patternfly/react-icons/dist/esm/icons/cube-icon";
import FacebookIcon from "@patternfly/react-icons/dist/esm/icons/facebook-icon";
import GithubIcon from "@patternfly/react-icons/dist/esm/icons/github-icon";
import GitlabIcon from "@patternfly/react-icons/dist/esm/icons/gitlab-icon";
import GoogleIcon from "@patternfly/react-icons/dist/esm/icons/google-icon";
import InstagramIcon from "@patternfly/react-icons/dist/esm/icons/instagram-icon";
import KeyIcon from "@patternfly/react-icons/dist/esm/icons/key-icon";
import LinkedinIcon from "@patternfly/react-icons/dist/esm/icons/linkedin-icon";
import MicrosoftIcon from "@patternfly/react-icons/dist/esm/icons/microsoft-icon";
import OpenidIcon from "@patternfly/react-icons/dist/esm/icons/openid-icon";
import OpenshiftIcon from "@patternfly/react-icons/dist/esm/icons/openshift-icon";
import PaypalIcon from "@patternfly/react-icons/dist/esm/icons/paypal-icon";
import StackOverflowIcon from "@patternfly/react-icons/dist/esm/icons/stack-overflow-icon";
import TwitterIcon from "@patternfly/react-icons/dist/esm/icons/twitter-icon";
import { type Kind, kindOf } from "~/features/identityProviders/provider";

/** Icons of social networks by the beginning of their type, which may go on with a version. */
const networks = {
  bitbucket: BitbucketIcon,
  facebook: FacebookIcon,
  github: GithubIcon,
  gitlab: GitlabIcon,
  google: GoogleIcon,
  instagram: InstagramIcon,
  linkedin: LinkedinIcon,
  microsoft: MicrosoftIcon,
  openshift: OpenshiftIcon,
  paypal: PaypalIcon,
  stackoverflow: StackOverflowIcon,
  twitter: TwitterIcon,
};

const kinds: Record<Kind, typeof CubeIcon> = {
  oidc: OpenidIcon,
  oauth2: KeyIcon,
  saml: KeyIcon,
  trust: KeyIcon,
  other: CubeIcon,
};

/** The sign of a type of provider; it says nothing that its name beside it does not. */
export function TypeIcon({ providerId }: { providerId: string }) {
  const network = Object.entries(networks).find(([start]) => providerId.startsWith(start));
  const Icon = network?.[1] ?? kinds[kindOf(providerId)];
  return <Icon />;
}
