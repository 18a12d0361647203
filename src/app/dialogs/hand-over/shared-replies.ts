import { get } from '../../../api/client/client'
import { readIdentity } from '../../../api/system-info'
import { oncePerSignal } from '../../../lib/remote/once-per-signal'
import type { Admitted } from '../../../lib/remote/shape'
import * as replies from './replies'

type Reply<K extends keyof typeof replies> = Promise<Admitted<(typeof replies)[K]>>

/** What several sections are made of. By the calls, so that a build without a screen is without its call. */
export const SHARED = {
  'GET /system/identity': oncePerSignal(readIdentity),
  'GET /features/codesys': oncePerSignal(
    (signal): Reply<'CODESYS'> => get('/features/codesys', { of: replies.CODESYS }, { signal })
  ),
  'GET /features/webview/settings': oncePerSignal(
    (signal): Reply<'WEBVIEW'> => get('/features/webview/settings', { of: replies.WEBVIEW }, { signal })
  )
}
