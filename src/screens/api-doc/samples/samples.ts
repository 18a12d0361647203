import type { ApiRequest } from '../request'
import { curlLogin, curlSample } from './curl'
import { javascriptLogin, javascriptSample } from './javascript'
import { pythonLogin, pythonSample } from './python'

type Sample = (request: ApiRequest, origin: string) => string

/** By name, in the order in which they are offered; `login` keeps the token for the others. */
export const SAMPLES = {
  curl: { call: curlSample, login: curlLogin },
  JavaScript: { call: javascriptSample, login: javascriptLogin },
  Python: { call: pythonSample, login: pythonLogin }
} as const satisfies Record<string, Record<'call' | 'login', Sample>>

export type SampleLanguage = keyof typeof SAMPLES
