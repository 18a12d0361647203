interface Rule {
  rule: string
  pattern: RegExp
  /** All keys, unless only some have texts of this kind. */
  keys?: RegExp
  /** Keys that may break it, because the pattern sees too much. */
  except?: readonly string[]
}

const LABELS = /\.(title|label|action|verb|save|start|submit|saved|done|added|deleted)$/
/** They also say what to do. */
const NOTES = ['miscSettings.certificate.saved', 'opcuaServer.failure.start', 'projectManagement.newerTool.done']

/** What goes on. */
const WAITING = ['authRedirect.checking', 'authRedirect.keeping', 'common.loading', 'email.test.sending']
/** Options, of which a list can only show the text. */
const CHOICES = ['common.table.unsorted', 'range.option.own']

/** Of texts in any language. */
export const ALL: readonly Rule[] = [
  { rule: 'one space between words', pattern: / {2}/ },
  { rule: 'an ellipsis is one character', pattern: /\.\.\./ },
  { rule: 'no ellipsis on an action, as its `asks` adds it', pattern: /…$/, except: [...WAITING, ...CHOICES] }
]

/** What a machine can see of the style guide in locales/README.md, by language. */
export const WORDING: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    { rule: 'someone, no one, anyone', pattern: /\b(some|no|every|any)body\b|\bwhoever\b/i },
    { rule: 'log in, login', pattern: /\bsign(s|ed|ing)?[- ](in|out)\b/i },
    { rule: "the panel's, not: of the panel", pattern: / of the (panel|server|client|browser|host)\b(?!')/ },
    { rule: 'a call returns, a device responds', pattern: /\b(panel|server|device|firmware|call)s? answers?\b/i },
    { rule: 'automatically, not: by itself', pattern: /\bby (it|them)sel(f|ves)\b/i },
    { rule: 'on the network', pattern: /\b(?<!not )in the network\b(?! (cable|of))/i },
    {
      rule: 'devices and servers do not know, want or say',
      pattern: /\b(panel|server|client|device|firmware|switch) (does not )?(knows?|wants?|says?|likes?)\b/i
    },
    { rule: 'backup is the noun', pattern: /\b(an?|the|no|this|each|last|verified) (\w+ )?cop(y|ies)\b/i },
    {
      rule: 'typographic quotation marks',
      pattern: /"(?!invalid or expired jwt)[\p{L}{]/u
    },
    { rule: 'no space before %', pattern: /[\d}] %/ },
    { rule: 'several sentences end with a full stop', pattern: /[a-z)”][.!?] [A-Z“][^:]*[^.!?:…}”]$/ },
    { rule: 'no full stop on a fragment', pattern: /^(At most|Up to|\d|{{\w+}} to )[^.]*\.$/ },
    { rule: 'no full stop on a label, a button or a title', keys: LABELS, pattern: /\.$/, except: NOTES },
    { rule: 'British spelling', pattern: /\b(licenses?(?!d)|color|synchroniz|recogniz|canceled|center)\b/i }
  ],
  ja: [
    {
      rule: '英数字・括弧との間に空白を入れない',
      pattern: /[\u3040-\u30ff\u4e00-\u9fff] +[A-Za-z0-9({]|[A-Za-z0-9)}] +[\u3040-\u30ff\u4e00-\u9fff]/
    },
    { rule: '括弧と英数字は半角', pattern: /[\uff08\uff09\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff1a]/ },
    {
      rule: '用語集の訳語',
      pattern: /発行元|タイムサーバー|遠隔|あなた|サービスに連絡/
    },
    {
      rule: '長音を付ける',
      pattern: /(サーバ|ユーザ|フォルダ|ブラウザ|プリンタ|エディタ|メモリー|コントローラ)(?!ー|リ)/
    },
    { rule: '二文以上は「。」で終わる', pattern: /。.+[ますたいん]$/ },
    { rule: '範囲は「～」', pattern: /\d[〜~]\d/ }
  ],
  ko: [
    { rule: '괄호 앞은 띄우지 않음', pattern: /\S \(/ },
    {
      rule: '매개변수 뒤에 받침에 따라 달라지는 조사를 붙이지 않음',
      pattern: /}}["'”]?(은|는|이|가|을|를|와|과|으로|로|라는|이라는)(?=[\s.,]|$)/
    },
    {
      rule: '두 가지 조사를 함께 쓰지 않음',
      pattern: /[은이을와]\([는가를과]\)|[는가를과]\([은이을와]\)|\(으\)로|\(이\)/
    },
    { rule: '숫자 범위의 물결표는 띄우지 않음', pattern: /(?<![/\d]\d\d) ~ \d{1,2}(?!\d)|\d{1,3}} ~ / },
    { rule: '용어집의 번역어', pattern: /복사본|찾아보기|지원 부서|자리표시자|대리점/ },
    { rule: '두 문장 이상은 마침표로 끝남', pattern: /다\. .*다$/ }
  ],
  de: [
    { rule: 'Anrede mit Sie, ohne bitte', pattern: /\b(bitte|du|dich|dein(e[mnrs]?)?|wir|uns)\b/i },
    { rule: 'Anführungszeichen „…“', pattern: /"(?!invalid or expired jwt)[\p{L}{]|”|“[\p{L}{]/u },
    { rule: 'geschütztes Leerzeichen vor %', pattern: /[\d}] ?%/ },
    {
      rule: 'geschütztes Leerzeichen vor Einheiten',
      pattern: /[\d}] ?(ms|s|min|h|Hz|kHz|GHz|kB|KB|MB|GB|Mbps|Mbit\/s|dBm)(?![\p{L}\d])/u
    },
    { rule: 'kein Ausrufezeichen', pattern: /!/ },
    { rule: 'kein Punkt bei Schaltflächen, Bezeichnungen und Titeln', keys: LABELS, pattern: /\.$/, except: NOTES },
    {
      rule: 'mehrere Sätze enden mit Punkt',
      pattern: /(?<!\b(?:Min|Max|Nr))(?<=[a-zäöüß)“])[.!?] [A-ZÄÖÜ„][^:]*[^.!?:…}“]$/
    },
    { rule: 'Bindestrich in Zusammensetzungen', pattern: /\b(HMI|SPS|IP|USB|CSV|DNS|VNC|FTP|PLC) [A-ZÄÖÜ][a-zäöüß]/ },
    { rule: 'Wörter des Glossars', pattern: /\bWi-Fi\b|\bPLC\b|\bEmail\b|\bPanel\b/ }
  ]
}
