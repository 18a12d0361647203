import { plainText } from './plain-text'

/** Values that the panel gives for a text of the console. */
export const plainParams = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, plainText(text, 80)]))
