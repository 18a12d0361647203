import type { FieldTexts } from '../../../api/client/refusal-types'
import { certificateNames } from '../../../api/generated/limits/common'
import { newWebCertificate, webServerSettings } from '../../../api/generated/limits/misc-web'
import {
  checkWebCertificate,
  readWebCertificate,
  readWebServer,
  regenerateWebCertificate,
  replaceWebCertificate,
  requestWebSignature,
  saveWebServer,
  type WebCertificate,
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
import { namesInput, namesRules } from '../../../lib/network/certificate-names'
import { lastKnown } from '../../../lib/remote/last-known'
import { resource } from '../../../lib/remote/resource'
import { laterRequests } from '../../../lib/remote/stoppable'
import { isEncryptedKey, keyIn, keyLabel, pemOf, withoutKeys } from '../../../lib/text/pem'
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
    idle_minutes: number('miscSettings.web.idle', webServerSettings.idle_minutes, {
      hint: 'common.term.range',
      unit: 'units.minutes'
    }),
    allowed_networks: allowedNetworks(webServerSettings.allowed_networks)
  }),
  { read: readWebServer, save: saveWebServer, codes: CODES, defaultsOf: ({ web_server: settings }) => settings }
)

export interface CertificateInput {
  certificate: File | undefined
  key: File | undefined
  key_password: string
}

const CERTIFICATE_EXTENSIONS = ['.pem', '.crt', '.cer', '.der']
export const KEY_EXTENSIONS = ['.pem', '.key', '.der', '.p8']

/** Also of PKCS #12, where the panel reads it. */
export const certificateExtensions = (current: WebCertificate | undefined): readonly string[] =>
  current?.pkcs12 ? [...CERTIFICATE_EXTENSIONS, '.p12', '.pfx'] : CERTIFICATE_EXTENSIONS

/** Whether a file contains the key too. */
export const isPkcs12 = (file: File | undefined): boolean => file !== undefined && /\.(p12|pfx)$/i.test(file.name)

/** Whether the panel may have the key, so that none is uploaded. */
export const mayHaveKey = (current: WebCertificate | undefined): boolean => current?.panel_names !== undefined

const CERTIFICATE_CODES: FieldTexts<WebCertificateFault> = {
  not_a_certificate: 'miscSettings.certificate.notOne',
  not_a_key: 'miscSettings.certificate.notAKey',
  no_key: 'miscSettings.certificate.noKey',
  key_unknown: 'common.certificate.keyUnknown',
  unsupported_encryption: 'miscSettings.certificate.oldEncryption',
  required: 'common.certificate.password.required',
  wrong_password: 'common.certificate.password.wrong',
  key_mismatch: 'miscSettings.certificate.keyMismatch',
  key_too_short: 'common.certificate.keyTooShort',
  expired: 'common.certificate.expired'
}

function fileErrors({ certificate, key }: CertificateInput, current: WebCertificate | undefined) {
  const errors: FieldErrors<CertificateInput> = {}
  const fault = fileFault('certificate', certificate, certificateExtensions(current))
  if (fault) errors.certificate = fault
  // What the firmware can do is not known before the certificate in use is read.
  if (isPkcs12(certificate) || (!key && (!current || mayHaveKey(current)))) return errors
  const keyFault = fileFault('key', key, KEY_EXTENSIONS)
  if (keyFault) errors.key = keyFault
  return errors
}

function fileFault(field: 'certificate' | 'key', file: File | undefined, extensions: readonly string[]) {
  return file ? validateFile(file, { extensions, maxBytes: newWebCertificate[field][1] }) : 'errors.required'
}

const CERTIFICATE = 'CERTIFICATE'
/** As GnuTLS writes it. */
const PKCS12 = 'PKCS12'
const NAMES = namesRules(certificateNames.host_names[1], certificateNames.organization[1])

/** The certificate of the web server, and what replaces it. */
export function createWebCertificate() {
  const $certificate = resource(readWebCertificate)
  return {
    $certificate,

    form: (): Form<CertificateInput> =>
      createForm<CertificateInput>({
        initial: { certificate: undefined, key: undefined, key_password: '' },
        rules: { key_password: [length(...newWebCertificate.key_password)] },
        check: input => fileErrors(input, lastKnown($certificate.get())),
        codes: CERTIFICATE_CODES,
        async save({ certificate, key, key_password }) {
          if (!certificate) return
          const later = laterRequests()
          const both = isPkcs12(certificate)
          const pem = await pemOf(certificate, () => (both ? PKCS12 : CERTIFICATE))
          const keyPem = key && !both ? await pemOf(key, keyLabel) : keyIn(pem)
          const files = { certificate: withoutKeys(pem), ...(keyPem && { key: keyPem }) }
          await later(() => replaceWebCertificate({ ...files, ...(key_password && { key_password }) }))
        }
      }),

    /** Undefined for what cannot be read, and where the firmware does not check it. */
    check: (file: File) =>
      resource(async (signal): Promise<WebCertificateCheck | undefined> => {
        const later = laterRequests()
        const certificate = withoutKeys(await pemOf(file, () => CERTIFICATE))
        return later(() => checkWebCertificate(certificate, signal)).catch(() => undefined)
      }),

    /** Whether a certificate is in one file with its key, and the key is encrypted. */
    hasEncryptedKey: (file: File) =>
      resource(async () => isEncryptedKey(keyIn(await pemOf(file, () => CERTIFICATE)) ?? '')),

    names: () =>
      resource(async signal => {
        const { panel_names = [] } = await readWebCertificate(signal)
        return namesInput({ host_names: panel_names, organization: '', organization_unit: '' })
      }),
    rules: NAMES,
    request: requestWebSignature,

    /** @throws ApiError */
    async regenerate(): Promise<void> {
      await regenerateWebCertificate()
      await $certificate.reload()
    }
  }
}
