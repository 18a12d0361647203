import type { MessageKey } from '../../lib/text/message'

/** What is concerned, where the record has what is done to it; or what is done, and to what. */
export type CallText = MessageKey | readonly [action: MessageKey, thing?: MessageKey]

export const SETTINGS = 'operationLog.changeSettings' satisfies MessageKey
export const TEST = 'common.target.test' satisfies MessageKey
export const CONNECT = 'common.term.connect' satisfies MessageKey
export const DISCONNECT = 'common.term.disconnect' satisfies MessageKey
export const DOWNLOAD = 'common.term.download' satisfies MessageKey
export const UPLOAD = 'common.term.upload' satisfies MessageKey
export const CLEAR = 'common.term.clear' satisfies MessageKey
export const ACTIVATE = 'common.term.activate' satisfies MessageKey
