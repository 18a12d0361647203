import type { ReactNode } from 'react'
import type { Translator } from '../../src/lib/text/i18n'

/** Shows a component in a state that occurs in the product. It is rendered as a component, so that it may have hooks. */
export type State = (t: Translator['t']) => ReactNode

/** The states of the components of a folder of `src/ui`, by the name of the file and what the state is called. */
export type States = Readonly<Record<string, Readonly<Record<string, State>>>>
