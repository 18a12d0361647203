import type { FieldTexts } from '../../../api/client/refusal-types'
import type { OpcUaOwnFault, OpcUaUploadFault } from '../../../api/opcua/certificates'
import { validateFile } from '../../../lib/form/file-rules'
import type { Message } from '../../../lib/text/message'

export const CERTIFICATE_EXTENSIONS = ['.der', '.cer', '.crt', '.pem']
export const KEY_EXTENSIONS = ['.key', '.pem', '.der', '.p8']
export const REVOCATION_EXTENSIONS = ['.crl', '.pem', '.der']

const MOST_BYTES = 512 * 1024

export function fileFault(file: File | undefined, extensions: readonly string[]): Message | undefined {
  return file ? validateFile(file, { extensions, maxBytes: MOST_BYTES }) : 'errors.required'
}

/** Why the panel does not take a file. */
export const FILE_CODES: FieldTexts<OpcUaUploadFault | OpcUaOwnFault> = {
  already_exists: 'opcuaCertificates.file.exists',
  not_a_certificate: 'opcuaCertificates.file.notACertificate',
  not_an_authority: 'opcuaCertificates.file.notAnAuthority',
  not_a_key: 'opcuaCertificates.file.notAKey',
  required: 'common.certificate.password.required',
  wrong_password: 'common.certificate.password.wrong',
  key_mismatch: 'opcuaCertificates.file.keyMismatch',
  key_unknown: 'common.certificate.keyUnknown',
  key_too_short: 'common.certificate.keyTooShort',
  expired: 'common.certificate.expired',
  not_yet_valid: 'common.certificate.notYetValid',
  uri_mismatch: 'opcuaCertificates.file.uriMismatch',
  not_a_revocation_list: 'opcuaCertificates.file.notARevocationList',
  issuer_unknown: 'opcuaCertificates.file.issuerUnknown',
  older: 'opcuaCertificates.file.older'
}
