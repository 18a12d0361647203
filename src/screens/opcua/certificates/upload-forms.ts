import {
  addOpcUaIssuer,
  addOpcUaRevocationList,
  addTrustedOpcUaCertificate,
  replaceOwnOpcUaCertificate
} from '../../../api/opcua/certificates'
import { encodeFile } from '../../../lib/browser/encode-file'
import { createForm, type Form } from '../../../lib/form/form'
import { laterRequests } from '../../../lib/remote/stoppable'
import type { MessageKey } from '../../../lib/text/message'
import { CERTIFICATE_EXTENSIONS, FILE_CODES, fileFault, KEY_EXTENSIONS, REVOCATION_EXTENSIONS } from './files'

export type UploadKind = 'trusted' | 'issuers' | 'revocation'

export interface UploadInput {
  file: File | undefined
}

export interface OwnUploadInput {
  certificate: File | undefined
  /** None for the answer to a signing request, which is for the key of the panel. */
  key: File | undefined
  key_password: string
}

const SEND = { trusted: addTrustedOpcUaCertificate, issuers: addOpcUaIssuer, revocation: addOpcUaRevocationList }

export const extensionsOf = (kind: UploadKind): readonly string[] =>
  kind === 'revocation' ? REVOCATION_EXTENSIONS : CERTIFICATE_EXTENSIONS

const errors = <F extends string>(all: Record<F, ReturnType<typeof fileFault>>) =>
  // Object.entries cannot know that the record has only these keys.
  Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== undefined)) as Partial<
    Record<F, NonNullable<ReturnType<typeof fileFault>>>
  >

export function createUploadForm(kind: UploadKind, onSaved: (done: MessageKey) => void): Form<UploadInput> {
  return createForm<UploadInput>({
    initial: { file: undefined },
    check: ({ file }) => errors({ file: fileFault(file, extensionsOf(kind)) }),
    codes: FILE_CODES,
    async save({ file }) {
      const later = laterRequests()
      const encoded = file && (await encodeFile(file))
      if (encoded) await later(() => SEND[kind](encoded))
      onSaved(`opcuaCertificates.upload.${kind}.done`)
    }
  })
}

export function createOwnUploadForm(onSaved: (done: MessageKey) => void): Form<OwnUploadInput> {
  return createForm<OwnUploadInput>({
    initial: { certificate: undefined, key: undefined, key_password: '' },
    check: ({ certificate, key }) =>
      errors({
        certificate: fileFault(certificate, CERTIFICATE_EXTENSIONS),
        key: key && fileFault(key, KEY_EXTENSIONS)
      }),
    codes: FILE_CODES,
    async save({ certificate, key, key_password }) {
      if (!certificate) return
      const later = laterRequests()
      const files = { certificate: await encodeFile(certificate), ...(key && { key: await encodeFile(key) }) }
      await later(() => replaceOwnOpcUaCertificate({ ...files, ...(key && key_password && { key_password }) }))
      onSaved('opcuaCertificates.own.replaced')
    }
  })
}
