import type { Schemas } from '../../../../src/api/generated/schema'

export const uploadedBytes = ({ content }: Schemas['OpcUaFile']): Buffer => Buffer.from(content, 'base64')
