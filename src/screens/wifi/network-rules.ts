import { newWifiNetwork, wifiEap } from '../../api/generated/limits/wifi'
import type { FieldErrors } from '../../lib/form/fields'
import { type FileLimits, validateFile } from '../../lib/form/file-rules'
import type { FormOptions } from '../../lib/form/form-options'
import { bytes, length, nonEmpty, type Rule, when } from '../../lib/form/rules'
import { host } from '../../lib/network/host-rules'
import type { Message } from '../../lib/text/message'
import { holdsKey, type JoinValues } from './network-values'

const MOST_BYTES = 64 * 1024

export const CA_EXTENSIONS = ['.pem', '.crt', '.cer', '.der']
export const CERTIFICATE_EXTENSIONS = ['.p12', '.pfx', '.pem', '.crt', '.cer']
export const KEY_EXTENSIONS = ['.pem', '.key']

/** A passphrase of 8 to 63 printable characters, or a key of 64 hexadecimal digits (IEEE 802.11i). */
export const wpaKey: Rule<unknown> = value =>
  value === '' || /^([ -~]{8,63}|[0-9a-f]{64})$/i.test(value) ? undefined : 'wifi.password.malformed'

const isPersonal = ({ security }: JoinValues) => security === 'personal'
const isEnterprise = ({ security }: JoinValues) => security === 'enterprise'
const isTls = (values: JoinValues) => isEnterprise(values) && values.method === 'TLS'
const isTunnelled = (values: JoinValues) => isEnterprise(values) && values.method !== 'TLS'
const isValidated = (values: JoinValues) => isEnterprise(values) && values.validateServer

export const networkRules: NonNullable<FormOptions<JoinValues>['rules']> = {
  ssid: [nonEmpty, bytes(...newWifiNetwork.ssid)],
  password: [
    when(values => isPersonal(values) || isTunnelled(values), nonEmpty),
    when(isPersonal, wpaKey),
    when(isTunnelled, length(...wifiEap.password))
  ],
  identity: [when(isEnterprise, nonEmpty), when(isEnterprise, length(...wifiEap.identity))],
  anonymousIdentity: [when(isTunnelled, length(...wifiEap.anonymous_identity))],
  serverName: [when(isValidated, host)],
  key_password: [when(isTls, length(...wifiEap.key_password))]
}

export function validateFiles(values: JoinValues): FieldErrors<JoinValues> {
  const { caCertificate, clientCertificate, clientKey } = values
  const errors: FieldErrors<JoinValues> = {}
  const validate = (field: keyof JoinValues, file: File | undefined, extensions: FileLimits['extensions'] = []) => {
    const error: Message | undefined = file
      ? validateFile(file, { extensions, maxBytes: MOST_BYTES })
      : 'errors.required'
    if (error) errors[field] = error
  }
  if (isValidated(values)) validate('caCertificate', caCertificate, CA_EXTENSIONS)
  if (isTls(values)) validate('clientCertificate', clientCertificate, CERTIFICATE_EXTENSIONS)
  if (isTls(values) && !holdsKey(clientCertificate)) validate('clientKey', clientKey, KEY_EXTENSIONS)
  return errors
}
