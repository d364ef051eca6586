import { CONTENT_BLOCK_KINDS } from '@gastroshop/api-contract';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FooterView, HeaderNoticeView } from '../header-footer';
import { loadRichText } from '../rich-text';
import { JobDetail, JobList } from '../jobs';
import { DepartmentsView } from '../people';
import { everyBlock } from '../testing/every-block';
import { fragmentOf } from '../testing/fragment-of';
import { findUnsafeMarkup } from '../testing/find-unsafe-markup';
import { PAYLOADS } from '../testing/xss-payloads';
import { renderBlocks, renderContent } from '../testing/render-content';
import { sampleSlots } from '../testing/sample-slots';
import { ContentPageView } from './content-page-view';

// The sanitiser needs a browser (its story proves it in one). Here everything gets past it: what draws the text has
// to be harmless all by itself.
vi.mock('../rich-text/sanitize', async () => {
  const { fragmentOf } = await import('../testing/fragment-of');
  return { sanitize: fragmentOf };
});

/** The code for running text comes with the first one; afterwards it is there. */
const loaded = (): Promise<void> =>
  act(async () => {
    await loadRichText();
  });

describe('T15: content that means harm', () => {
  it('meets every kind of block', () => {
    expect(
      everyBlock('x')
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual([...CONTENT_BLOCK_KINDS].toSorted());
    expect(PAYLOADS.length).toBeGreaterThan(70);
  });

  it('would be seen if it came through', () => {
    const raw = PAYLOADS.filter((payload) => payload.startsWith('<')).map((payload) => {
      const element = document.createElement('template').content.appendChild(document.createElement('div'));
      element.append(fragmentOf(payload));
      return findUnsafeMarkup(element);
    });
    expect(raw.filter((harm) => harm.length > 0).length).toBeGreaterThan(45);
  });

  it.each(PAYLOADS)('is harmless in every text and address of every block: %j', async (payload) => {
    const { container } = renderBlocks(everyBlock(payload), { slots: sampleSlots });
    await loaded();
    expect(findUnsafeMarkup(container)).toEqual([]);
    // Plain texts are told letter by letter: nothing was taken for markup.
    expect(container.querySelector('[data-kind="heading"]')?.textContent).toBe(payload);
    expect(container.querySelector('[data-kind="textBlock"] h2')?.textContent).toBe(payload);
  });

  it.each(PAYLOADS)('is harmless in intro, footer, notice, people and jobs: %j', async (payload) => {
    const image = { url: payload, alt: payload };
    const link = { caption: payload, url: payload, target: payload };
    const { container } = renderContent(
      <>
        {[true, false].map((isStartPage) => (
          <ContentPageView
            key={String(isStartPage)}
            today="2026-11-21"
            slots={{}}
            isStartPage={isStartPage}
            page={{
              meta: {},
              introBlock: {
                title: payload,
                secondaryTitle: payload,
                teaserText: payload,
                image,
                imageCredit: payload,
                backgroundColor: payload,
              },
              blocks: [{ kind: 'buttonBlocks', buttons: [link] }],
            }}
          />
        ))}
        <HeaderNoticeView header={{ notice: payload }} />
        <FooterView
          footer={{
            linksMain: [link],
            linksDisclaimer: [link],
            copyrightNotice: payload,
            addressLines: [payload],
            pickup: payload,
            displayTelephone: payload,
            telephoneUrl: payload,
            telephoneTimes: [payload],
            emailAddress: payload,
            globalLinks: [link],
            logosLeft: [image],
            logosRight: [image],
            privacyPolicyUrl: payload,
            socialMediaLinks: [link],
          }}
        />
        <FooterView footer={{}} custom={{ columns: [{ title: payload, text: payload, links: [link] }] }} />
        <DepartmentsView
          contacts={{
            departments: [
              {
                id: '1',
                name: payload,
                active: true,
                members: [{ key: '1', name: payload, email: payload }],
              },
            ],
          }}
        />
        <JobList jobs={[{ title: payload, url: payload, active: true, teaserText: payload }]} />
        <JobDetail
          job={{
            title: payload,
            url: payload,
            active: true,
            contactEmail: payload,
            saneDescription: payload,
            lawText: payload,
            pdfLink: payload,
          }}
        />
      </>,
    );
    await loaded();
    expect(findUnsafeMarkup(container)).toEqual([]);
    expect(container.querySelector('h1')?.textContent).toBe(payload);
  });
});
