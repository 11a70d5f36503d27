// The layout that the legal pages share: title, date, contents, and the sections as anchors.
import { useEffect, type ComponentType } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { longDay } from '@brasa/core/kernel/time/date-texts.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { useFacts } from '../site-facts.ts';
import { Link } from '../../ui/link.tsx';

export type LegalTextProps = { site: SiteFacts };

export type LegalSection = {
  /** What links to the section carry behind their "#". */
  id: string;
  title: string;
  Text: ComponentType<LegalTextProps>;
};

type LegalPageProps = {
  title: string;
  /** The page in a sentence or two, for whoever reads nothing else. */
  summary: string;
  /** The day its text last changed, "2026-11-21". */
  updated: string;
  sections: readonly LegalSection[];
};

export function LegalPage({ title, summary, updated, sections }: LegalPageProps) {
  const query = useFacts();
  const { data: site, isError } = query;
  return (
    <div className="page-width pt-12 pb-24 lg:pt-20">
      <header className="max-w-4xl">
        <h1 className="text-3xl lg:text-4xl">{title}</h1>
        <p className="mt-5 max-w-[52ch] text-lg leading-snug">{summary}</p>
        <p className="mt-4 text-sm text-ink-soft">
          Última actualización: <time dateTime={updated}>{longDay(updated as Day)}</time>
        </p>
      </header>
      <div className="mt-10 grid grid-cols-1 items-start gap-x-16 gap-y-10 border-t-2 border-ink pt-8 lg:mt-14 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Contents sections={sections} />
        {!site && isError && <ErrorState title="No se pudo cargar el texto" query={query} />}
        {site && <Sections site={site} sections={sections} />}
        {!site && !isError && <Skeleton className="h-screen w-full" />}
      </div>
      <OtherLegalPages />
    </div>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:max-h-[calc(100dvh-var(--header-height)-3rem)] lg:overflow-y-auto"
    >
      <h2
        id="contents"
        className="mb-2 font-sans text-sm font-semibold tracking-normal text-ink-soft"
      >
        En esta página
      </h2>
      <ol className="list-inside list-decimal gap-x-10 sm:max-lg:columns-2 marker:text-ink-soft">
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid py-2.5 leading-snug">
            <a href={`#${id}`} className="py-3 underline-offset-4 hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type SectionsProps = { site: SiteFacts; sections: readonly LegalSection[] };

/** The texts' paragraphs, lists and links are plain elements; they get their looks here. */
function Sections({ site, sections }: SectionsProps) {
  useLinkedSection();
  return (
    <div className="max-w-[68ch] [&_a]:underline [&_a]:underline-offset-4 [&_li]:mt-1.5 [&_ol]:list-decimal [&_ol]:pl-6 [&_p+p]:mt-4 [&_p+ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-6 [&_ul+p]:mt-4">
      {sections.map(({ id, title, Text }, index) => (
        <section key={id} aria-labelledby={id} className={index > 0 ? 'mt-12' : ''}>
          <h2 id={id} className="mb-4 text-xl">
            {title}
          </h2>
          <Text site={site} />
        </section>
      ))}
    </div>
  );
}

/**
 * A link on another page that leads to a section (/condiciones-puntos#fraude) shows the section. On a
 * loaded document the browser does so by itself, and going back it returns to where the visitor was.
 */
function useLinkedSection(): void {
  const { hash } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (!isFollowed || hash === '') return;
    // After the arrival on the page, which goes to its start.
    const frame = requestAnimationFrame(() => {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, isFollowed]);
}

const LEGAL_PAGES = [
  { path: '/aviso-legal', title: 'Aviso legal' },
  { path: '/privacidad', title: 'Política de privacidad' },
  { path: '/condiciones-puntos', title: 'Condiciones del programa de puntos' },
  { path: '/condiciones-compra', title: 'Condiciones de compra' },
];

/** The way on to the texts that belong to the one just read. */
function OtherLegalPages() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Otros textos legales" className="mt-16 border-t border-line-strong pt-5">
      <ul className="flex flex-wrap gap-x-8">
        {LEGAL_PAGES.filter(({ path }) => path !== pathname).map(({ path, title }) => (
          <li key={path}>
            <Link
              to={path}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
