import { del, get, post, put } from '../client/client'
import { itemsOf } from '../client/items'
import type { FieldCode, RefusalCode } from '../client/refusal-types'
import type { Schemas } from '../generated/schema'
import { Download } from '../generated/shapes/download'
import * as shapes from '../generated/shapes/opcua-certificates'
import { SigningRequest } from '../generated/shapes/signing-request'

export type OpcUaCertificate = Schemas['OpcUaCertificate']
export type OpcUaOwnCertificate = Schemas['OpcUaOwnCertificate']
export type OpcUaRevocationList = Schemas['OpcUaRevocationList']
type CertificatePath = `/opcua/certificates/{id}${'' | '/trust' | '/reject' | '/downloads'}`
export type OpcUaCertificateRefusal = RefusalCode<CertificatePath>
export type OpcUaUploadRefusal = RefusalCode<'/opcua/certificates/trusted' | '/opcua/certificates/issuers'>
export type OpcUaUploadFault = FieldCode<
  '/opcua/certificates/trusted' | '/opcua/certificates/issuers' | '/opcua/revocation-lists'
>
export type OpcUaOwnFault = FieldCode<'/opcua/certificates/own'>

export const listOpcUaCertificates = (signal?: AbortSignal) =>
  get('/opcua/certificates', shapes.OpcUaCertificates, { signal }).then(itemsOf)

export const trustOpcUaCertificate = ({ id, thumbprint }: OpcUaCertificate) =>
  post('/opcua/certificates/{id}/trust', { thumbprint }, { params: { id } })

export const rejectOpcUaCertificate = (id: string) =>
  post('/opcua/certificates/{id}/reject', undefined, { params: { id } })

export const deleteOpcUaCertificate = (id: string) => del('/opcua/certificates/{id}', undefined, { params: { id } })

export const downloadOpcUaCertificate = (id: string, format: 'der' | 'pem') =>
  post('/opcua/certificates/{id}/downloads', undefined, { params: { id }, query: { format }, reply: Download })

export const addTrustedOpcUaCertificate = (file: Schemas['OpcUaFile']) =>
  post('/opcua/certificates/trusted', { file }, { reply: shapes.OpcUaCertificate })

export const addOpcUaIssuer = (file: Schemas['OpcUaFile']) =>
  post('/opcua/certificates/issuers', { file }, { reply: shapes.OpcUaCertificate })

export const readOwnOpcUaCertificate = (signal?: AbortSignal) =>
  get('/opcua/certificates/own', shapes.OpcUaOwnCertificate, { signal })

export const replaceOwnOpcUaCertificate = (upload: Schemas['OpcUaOwnUpload']) =>
  put('/opcua/certificates/own', upload, { reply: shapes.OpcUaCertificate })

export const regenerateOwnOpcUaCertificate = (wanted: Schemas['OpcUaNewCertificate']) =>
  post('/opcua/certificates/own/regenerate', wanted, { reply: shapes.OpcUaCertificate })

export const requestOpcUaSignature = (names: Schemas['CertificateNames']) =>
  post('/opcua/certificates/own/signing-request', names, { reply: SigningRequest })

export const listOpcUaRevocationLists = (signal?: AbortSignal) =>
  get('/opcua/revocation-lists', shapes.OpcUaRevocationLists, { signal }).then(itemsOf)

export const addOpcUaRevocationList = (file: Schemas['OpcUaFile']) =>
  post('/opcua/revocation-lists', { file }, { reply: shapes.OpcUaRevocationList })

export const deleteOpcUaRevocationList = (id: string) =>
  del('/opcua/revocation-lists/{id}', undefined, { params: { id } })
