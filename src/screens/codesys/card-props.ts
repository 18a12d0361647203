import type { Codesys } from '../../api/codesys'
import type { CodesysModel, Command } from './model'

export interface CardProps {
  model: CodesysModel
  runtime: Codesys
  /** During an update. */
  busy: boolean
  onCommand: (command: Command) => void
}
