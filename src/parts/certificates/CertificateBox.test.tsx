import { render, screen } from "@testing-library/react";
import { CertificateBox } from "~/parts/certificates/CertificateBox";
import type { CertificateContent } from "~/parts/certificates/readCertificate";
import { useCertificate } from "~/parts/certificates/useCertificate";

jest.mock("~/parts/certificates/useCertificate");

const DAY = 86_400_000;
const NOW = Date.parse("2026-06-15T12:00:00Z");

const content: CertificateContent = {
  subject: "CN=app",
  issuer: "CN=authority",
  serialNumber: "0A",
  validFrom: NOW - DAY,
  validUntil: NOW + 31 * DAY,
  fingerprint: undefined,
};

beforeEach(() => jest.spyOn(Date, "now").mockReturnValue(NOW));
afterEach(() => jest.restoreAllMocks());

function show(read: CertificateContent | null | undefined) {
  jest.mocked(useCertificate).mockReturnValue(read);
  render(<CertificateBox certificate="MII" fileName="app.pem" />);
}

test.each([
  ["31 days before its end", {}, undefined],
  ["29 days before its end", { validUntil: NOW + 29 * DAY }, "gatehouse.certificateExpires"],
  ["after its end", { validUntil: NOW - 1 }, "gatehouse.certificateExpired"],
  ["before it begins", { validFrom: NOW + DAY }, "gatehouse.certificateNotYet"],
])("%s", (_, changed, alert) => {
  show({ ...content, ...changed });
  expect(
    screen
      .queryByText(alert ?? /certificate(Expire|Not)/)
      ?.textContent?.split(":")
      .at(-1),
  ).toBe(alert);
  expect(screen.getByText("CN=authority")).toBeTruthy();
  expect(screen.queryByText("gatehouse.fingerprint")).toBeNull();
});

test("what is no certificate is shown as text, with a note", () => {
  show(null);
  expect(screen.getByTestId<HTMLTextAreaElement>("certificate").value).toBe("MII");
  expect(screen.getByText("gatehouse.certificateUnreadable")).toBeTruthy();
});
