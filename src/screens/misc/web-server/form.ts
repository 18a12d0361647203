import type { FieldTexts } from '../../../api/client/refusal-types'
import { newWebCertificate, webServerSettings } from '../../../api/generated/limits/misc-web'
import {
  checkWebCertificate,
  readWebCertificate,
  readWebServer,
  regenerateWebCertificate,
  replaceWebCertificate,
  saveWebServer,
  type WebCertificateCheck,
  type WebCertificateFault,
  type WebServerFault,
  type WebServerSettings
} from '../../../api/misc-web'
import { flag, number } from '../../../lib/form/codecs'
import { type Edited, fields } from '../../../lib/form/field-table'
import type { FieldErrors } from '../../../lib/form/fields'
import { validateFile } from '../../../lib/form/file-rules'
import { createForm, type Form } from '../../../lib/form/form'
import { length } from '../../../lib/form/rules'
import { resource } from '../../../lib/remote/resource'
import { laterRequests } from '../../../lib/remote/stoppable'
import { keyLabel, pemOf } from '../../../lib/text/pem'
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
  key_password: string
}

export const EXTENSIONS = {
  certificate: ['.pem', '.crt', '.cer', '.der'],
  key: ['.pem', '.key', '.der', '.p8']
} as const

const CERTIFICATE_CODES: FieldTexts<WebCertificateFault> = {
  not_a_certificate: 'miscSettings.certificate.notOne',
  not_a_key: 'miscSettings.certificate.notAKey',
  required: 'common.certificate.password.required',
  wrong_password: 'common.certificate.password.wrong',
  key_mismatch: 'miscSettings.certificate.keyMismatch',
  key_too_short: 'common.certificate.keyTooShort',
  expired: 'common.certificate.expired'
}

function fileErrors(input: CertificateInput): FieldErrors<CertificateInput> {
  const errors: FieldErrors<CertificateInput> = {}
  for (const field of ['certificate', 'key'] as const) {
    const file = input[field]
    const fault = file
      ? validateFile(file, { extensions: EXTENSIONS[field], maxBytes: newWebCertificate[field][1] })
      : 'errors.required'
    if (fault) errors[field] = fault
  }
  return errors
}

const CERTIFICATE = 'CERTIFICATE'

/** The certificate of the web server, and what replaces it. */
export function createWebCertificate() {
  const $certificate = resource(readWebCertificate)
  return {
    $certificate,

    form: (): Form<CertificateInput> =>
      createForm<CertificateInput>({
        initial: { certificate: undefined, key: undefined, key_password: '' },
        rules: { key_password: [length(...newWebCertificate.key_password)] },
        check: fileErrors,
        codes: CERTIFICATE_CODES,
        async save({ certificate, key, key_password }) {
          if (!certificate || !key) return
          const later = laterRequests()
          const files = { certificate: await pemOf(certificate, () => CERTIFICATE), key: await pemOf(key, keyLabel) }
          await later(() => replaceWebCertificate({ ...files, ...(key_password && { key_password }) }))
        }
      }),

    /** Undefined for what cannot be read, and where the firmware does not check it. */
    check: (file: File) =>
      resource(async (signal): Promise<WebCertificateCheck | undefined> => {
        const later = laterRequests()
        const certificate = await pemOf(file, () => CERTIFICATE)
        return later(() => checkWebCertificate(certificate, signal)).catch(() => undefined)
      }),

    /** @throws ApiError */
    async regenerate(): Promise<void> {
      await regenerateWebCertificate()
      await $certificate.reload()
    }
  }
}
