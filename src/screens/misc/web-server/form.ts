import type { FieldTexts } from '../../../api/client/refusal-types'
import { newWebCertificate, webServerSettings } from '../../../api/generated/limits/misc-web'
import {
  readWebCertificate,
  readWebServer,
  regenerateWebCertificate,
  replaceWebCertificate,
  saveWebServer,
  type WebCertificateFault,
  type WebServerFault,
  type WebServerSettings
} from '../../../api/misc-web'
import { readFile } from '../../../lib/browser/read-file'
import { flag, number } from '../../../lib/form/codecs'
import { type Edited, fields } from '../../../lib/form/field-table'
import type { FieldErrors } from '../../../lib/form/fields'
import { validateFile } from '../../../lib/form/file-rules'
import { createForm, type Form } from '../../../lib/form/form'
import { resource } from '../../../lib/remote/resource'
import { laterRequests } from '../../../lib/remote/stoppable'
import { cardSettings } from '../card/card-settings'
import { allowedNetworks } from '../card/networks'

type WebServerValues = Omit<Edited<WebServerSettings, WebServerSettings>, 'allowed_networks'> & {
  allowed_networks: string
}

const CODES: FieldTexts<WebServerFault> = {
  network: 'misc.networks.notOne',
  excludes_caller: 'miscSettings.web.networks.excludesYou',
  not_over_https: 'miscSettings.web.redirect.notOverHttps'
}

export const WEB_SERVER = cardSettings(
  fields<WebServerSettings, WebServerSettings, WebServerValues>({
    redirect: flag('miscSettings.web.redirect', { hint: 'miscSettings.web.redirect.hint' }),
    idle_minutes: number('miscSettings.web.idle', webServerSettings.idle_minutes, { hint: 'common.term.range' }),
    allowed_networks: allowedNetworks(webServerSettings.allowed_networks)
  }),
  { read: readWebServer, save: saveWebServer, codes: CODES, defaultsOf: ({ web_server: settings }) => settings }
)

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
const textOf = async (file: File) => new TextDecoder().decode(await readFile(file))

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
          if (!certificate || !key) return
          const later = laterRequests()
          const texts = await Promise.all([textOf(certificate), textOf(key)])
          await later(() => replaceWebCertificate(...texts))
        }
      }),

    /** @throws ApiError */
    async regenerate(): Promise<void> {
      await regenerateWebCertificate()
      await $certificate.reload()
    }
  }
}
