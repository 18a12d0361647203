import locales from 'virtual:locales'

type Texts = Readonly<Record<string, string>>

/** The keys of the console's texts that are the titles of columns. */
export const TITLE_KEYS: Record<string, string> = {
  Account: 'common.term.account',
  Acknowledged: 'eventLog.acknowledged',
  'Acknowledged by': 'eventLog.acknowledgedBy',
  Action: 'common.term.action',
  Address: 'common.term.address',
  'Address or tag': 'eventLog.address',
  'Affected item': 'operationLog.target',
  Category: 'common.term.category',
  'Changed at': 'common.term.changedAt',
  'Changed by': 'recipe.changedBy',
  'Clock set back': 'eventLog.clockSetBack',
  Code: 'easyaccess.codes.code',
  Comment: 'eventLog.comment',
  Count: 'eventLog.count',
  'Display name': 'session.displayName',
  'Email address': 'email.contact.mail',
  Field: 'operationLog.field',
  Function: 'operationLog.function',
  Groups: 'email.tab.groups',
  'HMI name': 'common.term.hmiName',
  Information: 'operationLog.information',
  Log: 'common.term.log',
  'Menu permissions': 'accountManagement.rights',
  'Must change password': 'accountManagement.state.mustChange',
  Name: 'common.term.name',
  'New value': 'operationLog.next',
  'No.': 'common.term.number',
  Object: 'operationLog.object',
  'Previous value': 'operationLog.previous',
  Priority: 'eventLog.priority',
  Quality: 'opcuaNodes.quality',
  Result: 'common.term.result',
  Returned: 'eventLog.returned',
  Role: 'common.term.role',
  Screen: 'operationLog.screen',
  Source: 'operationLog.place',
  Status: 'common.term.status',
  Text: 'common.term.text',
  Time: 'common.term.time',
  'Time zone': 'miscSettings.time.zone',
  Triggered: 'eventLog.triggered',
  Unit: 'common.term.unit',
  User: 'common.term.user',
  'Valid until': 'common.term.validUntil',
  Value: 'common.term.value'
}

/** Titles and codes that the console does not show. */
export const OWN_TEXTS: Record<string, Texts> = {
  'UTC offset': { en: 'UTC offset', ja: 'UTCとの時差', ko: 'UTC와의 시차' },
  'Duration (s)': { en: 'Duration (s)', ja: '継続時間(秒)', ko: '지속 시간(초)' },
  'Gap until': { en: 'Gap until', ja: '欠落の終了', ko: '누락 종료' },
  'HMI time zone': { en: 'HMI time zone', ja: 'HMIのタイムゾーン', ko: 'HMI 시간대' },
  'Maximum password age (days)': {
    en: 'Maximum password age (days)',
    ja: 'パスワードの有効期間(日)',
    ko: '비밀번호 유효 기간(일)'
  },
  'Range from': { en: 'Range from', ja: '期間の開始', ko: '기간 시작' },
  'Range to': { en: 'Range to', ja: '期間の終了', ko: '기간 종료' },
  gap: { en: 'Gap', ja: '欠落', ko: '누락' },
  'no value': { en: 'No value', ja: '値なし', ko: '값 없음' }
}

const STATES: Record<string, string> = {
  event: 'eventLog.event',
  triggered: 'eventLog.state.triggered',
  acknowledged: 'eventLog.state.acknowledged',
  returned_unacknowledged: 'eventLog.state.returnedUnacknowledged',
  returned: 'eventLog.state.returned'
}

const camelCased = (name: string) => name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())
const known = (...keys: string[]) => keys.find(key => key in locales.en)

/** The key of the text of a code, by the title of its column; names that people have given have none. */
export const TEXTS_OF_CODES: Record<string, (code: string) => string | undefined> = {
  Action: code => known(`common.action.${camelCased(code)}`),
  Priority: code => known(`common.priority.${code}`),
  Quality: code => (code === 'good' ? 'opcuaNodes.quality.good' : code),
  Result: code => known(`operationLog.result.${code}`),
  Role: code => known(`operationLog.role.${code}`),
  Screen: code =>
    known(`menu.${camelCased(code)}`, `common.screen.${code}`, `menu.${camelCased(code.split('-')[0] ?? '')}`),
  Source: code => known(`operationLog.place.${code}`),
  Status: code => STATES[code]
}
