import { groupDigits } from '../../../lib/text/group-digits'
import type { Message } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import { LONGEST_NAME, MOST_FOLDERS, MOST_LEVELS, MOST_TAGS } from './name-rules'
import type { RefusedEdit } from './tree/edits'

/** Why an edit is not possible. */
export function refusalText({ refused, name = '' }: RefusedEdit): Message {
  switch (refused) {
    case 'duplicate_name':
      return ['opcuaNodes.refused.duplicateName', { name: plainText(name, LONGEST_NAME) }]
    case 'name':
      return ['opcuaNodes.refused.name', { most: LONGEST_NAME }]
    case 'tag_at_top':
      return 'opcuaNodes.refused.tagAtTop'
    case 'into_itself':
      return 'opcuaNodes.refused.intoItself'
    case 'too_deep':
      return ['opcuaNodes.refused.tooDeep', { most: MOST_LEVELS }]
    case 'too_many':
      return [
        'opcuaNodes.refused.tooMany',
        { tags: groupDigits(String(MOST_TAGS)), folders: groupDigits(String(MOST_FOLDERS)) }
      ]
    case 'not_found':
      return 'opcuaNodes.refused.notFound'
  }
}
