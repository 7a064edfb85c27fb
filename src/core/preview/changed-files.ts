import type { ChangedFile, Diff, FileDiff, Hunk } from '../diff/diff.ts'
import type { ReviewPlan } from '../plan/plan.ts'
import { plural } from '../text/plural.ts'
import { commentCard } from './comment-card.ts'
import { diffTable, type PlacedComment } from './diff-table.ts'
import { commentId, type Entry } from './entry.ts'
import { fileLine } from './file-line.ts'
import { type Html, html } from './html.ts'
import type { PageBudget } from './page-budget.ts'

/** The changed files that have comments, with their rows, in the order of the diff. */
export function filesWithComments(
  plan: ReviewPlan,
  diff: Diff,
  entries: readonly Entry[],
  budget: PageBudget,
): Html {
  const comments = commentsByFile(plan, diff, entries, budget)
  const known = new Set(diff.files.map(({ path }) => path))
  const unlisted = [...comments.keys()].filter((path) => !known.has(path))
  const files: ChangedFile[] = [
    ...diff.files,
    ...unlisted.map((path) => ({ path, status: 'modified' as const })),
  ]
  const sections = files.flatMap((file, index) => {
    const placed = comments.get(file.path)
    if (!placed) return []
    const hunks = hunksOf(diff.of(file))
    const { path, notes } = fileLine(file, hunks)
    return html`<details class="file" open><summary><h3>${path}</h3><span class="notes">${notes}</span><span class="many">${plural(placed.length, 'comment')}</span></summary>${diffTable(hunks, placed, { path: file.path, name: `file-${index}` }, budget)}</details>`
  })
  if (sections.length === 0) return html``
  const fold =
    sections.length > 1 &&
    html`<button type="button" id="fold-files" aria-pressed="false">Fold all files</button>`
  return html`<section aria-labelledby="files"><div class="with-button"><h2 id="files">${plural(sections.length, 'file')} with comments</h2>${fold}</div>${sections}</section>`
}

function commentsByFile(
  { review }: ReviewPlan,
  diff: Diff,
  entries: readonly Entry[],
  budget: PageBudget,
): Map<string, PlacedComment[]> {
  const hunks = new Map(diff.files.map((file) => [file.path, () => hunksOf(diff.of(file))]))
  const owners = new Map<number, Entry>()
  for (const entry of entries)
    if (entry.finding.outcome === 'inline')
      for (const index of entry.finding.comments) owners.set(index, entry)
  const byFile = new Map<string, PlacedComment[]>()
  for (const [index, comment] of review.comments.entries()) {
    const card = commentCard(
      comment,
      owners.get(index),
      hunks.get(comment.path)?.() ?? [],
      commentId(index),
      budget,
    )
    const placed = byFile.get(comment.path) ?? []
    placed.push({ comment, card })
    byFile.set(comment.path, placed)
  }
  return byFile
}

function hunksOf(fileDiff: FileDiff): readonly Hunk[] {
  return 'hunks' in fileDiff ? fileDiff.hunks : []
}

/** A longer list is collapsed at first. */
const MAX_OPEN = 25

/** The others, as one line each. */
export function otherFiles({ review }: ReviewPlan, diff: Diff, entries: readonly Entry[]): Html {
  const commented = new Set(review.comments.map(({ path }) => path))
  const others = diff.files.filter(({ path }) => !commented.has(path))
  if (others.length === 0) return html``
  const inBody = new Map<string, number>()
  for (const { standing, finding } of entries)
    if (standing === 'body') inBody.set(finding.path, (inBody.get(finding.path) ?? 0) + 1)
  const lines = others.map((file) => {
    const { path, notes } = fileLine(file)
    const count = inBody.get(file.path)
    return html`<li><span class="path">${path}</span><span class="notes">${notes}</span>${count && html`<span class="many">${count} in the body</span>`}</li>`
  })
  const title = html`<summary><h2>${plural(others.length, 'file')} without comments</h2></summary><ul>${lines}</ul>`
  return others.length > MAX_OPEN
    ? html`<details class="others">${title}</details>`
    : html`<details class="others" open>${title}</details>`
}
