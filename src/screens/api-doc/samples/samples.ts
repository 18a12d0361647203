import type { ApiRequest } from '../request'
import { curlSample } from './curl'
import { javascriptSample } from './javascript'
import { pythonSample } from './python'

/** By name, in the order in which they are offered. */
export const SAMPLES = {
  curl: curlSample,
  JavaScript: javascriptSample,
  Python: pythonSample
} as const satisfies Record<string, (request: ApiRequest, origin: string, login: boolean) => string>

export type SampleLanguage = keyof typeof SAMPLES
