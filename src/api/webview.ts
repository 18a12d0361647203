import { del, get, getVersioned, post, put } from './client/client'
import { itemsOf } from './client/items'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/webview'

export type WebViewSettings = Schemas['WebViewSettings']
export type WebViewSettingsUpdate = Schemas['WebViewSettingsUpdate']
export type WebViewSettingsFault = FieldCode<'/features/webview/settings'>
export type WebViewStatus = Schemas['WebViewStatus']
export type WebViewViewer = Schemas['WebViewViewer']
export type WebViewConnection = Schemas['WebViewConnection']
export type WebViewRequest = Schemas['WebViewRequest']
export type WebViewController = Schemas['WebViewController']
export type WebViewNotice = Schemas['WebViewNotice']
export type WebViewEnd = Schemas['WebViewEnd']
export type WebViewRefusal = RefusalCode<'/features/webview/connections', 'post'>
export type WebViewControlRefusal =
  RefusalCode<`/features/webview/connections/{id}/${'control-requests' | 'answers' | 'control'}`>

export const readWebViewSettings = (signal?: AbortSignal) =>
  getVersioned('/features/webview/settings', shapes.WebViewSettings, { signal })

export const saveWebViewSettings = (settings: WebViewSettingsUpdate, version: string) =>
  put('/features/webview/settings', settings, { version })

export const readWebViewStatus = (signal?: AbortSignal) =>
  get('/features/webview/status', shapes.WebViewStatus, { signal })

export const listWebViewConnections = (signal?: AbortSignal) =>
  get('/features/webview/connections', shapes.WebViewViewers, { signal }).then(itemsOf)

export const openWebViewConnection = (username: string, password: string) =>
  post('/features/webview/connections', { username, password }, { reply: shapes.WebViewConnection })

export const readWebViewConnection = (id: string, signal?: AbortSignal) =>
  get('/features/webview/connections/{id}', shapes.WebViewConnection, { params: { id }, signal })

/** `leaving`: the page is about to go. */
export const closeWebViewConnection = (id: string, leaving = false) =>
  del('/features/webview/connections/{id}', undefined, { params: { id }, keepalive: leaving })

/** `machine`: where nobody is in danger, as the user has confirmed. */
export const requestWebViewControl = (id: string, machine?: string) =>
  post('/features/webview/connections/{id}/control-requests', machine === undefined ? {} : { machine }, {
    params: { id }
  })

export const answerWebViewRequest = (id: string, request: string, granted: boolean) =>
  post('/features/webview/connections/{id}/answers', { request, granted }, { params: { id } })

export const releaseWebViewControl = (id: string) =>
  del('/features/webview/connections/{id}/control', undefined, { params: { id } })
