import styles from './api-doc.module.css'

/** English text of the contract: paragraphs, `code` and **strong** text, as in Markdown. */
export function DescribedText({ children }: { children: string }) {
  return (
    <>
      {children.split('\n\n').map((paragraph, index) => (
        <p key={index} className={styles.text} lang="en">
          <InlineText>{paragraph}</InlineText>
        </p>
      ))}
    </>
  )
}

/** The same on one line. */
export function InlineText({ children }: { children: string }) {
  return <>{children.split(/(`[^`]*`|\*\*[^*]*\*\*)/).map(toElement)}</>
}

function toElement(part: string, index: number) {
  if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>
  return part.startsWith('**') ? <strong key={index}>{part.slice(2, -2)}</strong> : part
}
