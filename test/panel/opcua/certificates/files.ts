import type { Schemas } from '../../../../src/api/generated/schema'

export const uploadedBytes = ({ content }: Schemas['OpcUaFile']): Buffer => Buffer.from(content, 'base64')

/** For a file about something that people have named. */
export const fileNameFor = (name: string, ending: 'der' | 'pem' | 'csr'): string =>
  `${name.replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 60)}.${ending}`
