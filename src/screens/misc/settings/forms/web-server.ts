import type { FieldTexts } from '../../../../api/client/refusal-types'
import { newWebCertificate, webServerSettings } from '../../../../api/generated/limits/misc-web'
import {
  readWebCertificate,
  readWebServer,
  regenerateWebCertificate,
  replaceWebCertificate,
  saveWebServer,
  type WebCertificateFault,
  type WebServerFault,
  type WebServerSettings
} from '../../../../api/misc-web'
import type { FieldErrors } from '../../../../lib/form/fields'
import { validateFile } from '../../../../lib/form/file-rules'
import { createForm, type Form } from '../../../../lib/form/form'
import { integer, required } from '../../../../lib/form/rules'
import { networksIn } from '../../../../lib/network/networks'
import { resource } from '../../../../lib/remote/resource'
import { cardSettings } from '../../card/card-settings'
import { hostList } from '../../card/networks'

export interface WebServerValues {
  redirect: boolean
  idle_minutes: string
  /** Separated by commas or spaces. */
  allowed_networks: string
}

const CODES: FieldTexts<WebServerFault> = {
  network: 'misc.networks.notOne',
  excludes_caller: 'miscSettings.web.networks.excludesYou',
  not_over_https: 'miscSettings.web.redirect.notOverHttps'
}

const valuesOf = ({ redirect, idle_minutes, allowed_networks }: WebServerSettings): WebServerValues => ({
  redirect,
  idle_minutes: String(idle_minutes),
  allowed_networks: allowed_networks.join(', ')
})

export const WEB_SERVER = cardSettings<WebServerSettings, WebServerValues>({
  read: readWebServer,
  write: ({ redirect, idle_minutes, allowed_networks }, version) =>
    saveWebServer(
      { redirect, idle_minutes: Number(idle_minutes), allowed_networks: networksIn(allowed_networks) },
      version
    ),
  valuesOf,
  normalize: values => ({ ...values, allowed_networks: networksIn(values.allowed_networks).join(', ') }),
  rules: {
    idle_minutes: [required, integer(...webServerSettings.idle_minutes)],
    allowed_networks: [hostList(webServerSettings.allowed_networks[1])]
  },
  codes: CODES,
  defaultsOf: ({ web_server: settings }) => valuesOf(settings)
})

export interface CertificateInput {
  certificate: File | undefined
  key: File | undefined
}

export const PEM_EXTENSIONS = ['.pem', '.crt', '.cer', '.key']

const CERTIFICATE_CODES: FieldTexts<WebCertificateFault> = {
  not_a_certificate: 'miscSettings.certificate.notOne',
  not_a_key: 'miscSettings.certificate.notAKey',
  key_mismatch: 'miscSettings.certificate.keyMismatch',
  key_too_short: 'common.certificate.keyTooShort',
  expired: 'common.certificate.expired'
}

function fileErrors(input: CertificateInput): FieldErrors<CertificateInput> {
  const errors: FieldErrors<CertificateInput> = {}
  for (const field of ['certificate', 'key'] as const) {
    const file = input[field]
    const fault = file
      ? validateFile(file, { extensions: PEM_EXTENSIONS, maxBytes: newWebCertificate[field][1] })
      : 'errors.required'
    if (fault) errors[field] = fault
  }
  return errors
}

/** The certificate of the web server, and what replaces it. */
export function createWebCertificate() {
  const $certificate = resource(readWebCertificate)
  return {
    $certificate,

    form: (): Form<CertificateInput> =>
      createForm<CertificateInput>({
        initial: { certificate: undefined, key: undefined },
        check: fileErrors,
        codes: CERTIFICATE_CODES,
        async save({ certificate, key }) {
          if (certificate && key) await replaceWebCertificate(await certificate.text(), await key.text())
        }
      }),

    /** @throws ApiError */
    async regenerate(): Promise<void> {
      await regenerateWebCertificate()
      await $certificate.reload()
    }
  }
}
