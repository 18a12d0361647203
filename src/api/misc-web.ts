import { get, getVersioned, post, put } from './client/client'
import type { FieldCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/misc-web'
import { SigningRequest } from './generated/shapes/signing-request'
import { WebServerSettings as WebServerShape } from './generated/shapes/web-server-settings'

export type WebServerSettings = Schemas['WebServerSettings']
export type WebCertificate = Schemas['WebCertificate']
export type WebCertificateCheck = Schemas['WebCertificateCheck']
export type WebServerFault = FieldCode<'/features/misc/web-server'>
export type WebCertificateFault = FieldCode<'/features/misc/web-server/certificate'>

export const readWebServer = (signal?: AbortSignal) =>
  getVersioned('/features/misc/web-server', WebServerShape, { signal })
export const saveWebServer = (settings: WebServerSettings, version: string) =>
  put('/features/misc/web-server', settings, { version })

export const readWebCertificate = (signal?: AbortSignal) =>
  get('/features/misc/web-server/certificate', shapes.WebCertificate, { signal })
export const replaceWebCertificate = (files: Schemas['NewWebCertificate']) =>
  post('/features/misc/web-server/certificate', files)
export const requestWebSignature = (names: Schemas['CertificateNames']) =>
  post('/features/misc/web-server/certificate/signing-request', names, { reply: SigningRequest })
/** What browsers would find wrong with it. */
export const checkWebCertificate = (certificate: string, signal?: AbortSignal) =>
  post(
    '/features/misc/web-server/certificate/checks',
    { certificate },
    { reply: shapes.WebCertificateCheck, signal, background: true }
  )
export const regenerateWebCertificate = () => post('/features/misc/web-server/certificate/regenerate', undefined)
