import type { Documentation } from '../documentation'
import type { ApiDocModel } from '../model'

export interface GuideProps {
  model: ApiDocModel
  documentation: Documentation
}
