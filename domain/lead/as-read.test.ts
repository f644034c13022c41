// Tests what is shown of a refused post: what could be read, and nothing that it does not say.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsAsRead, fieldsPartlyRead } from "./as-read.ts";
import { readPost } from "./read-post.ts";
import { SAMPLE_CONTEXT, SAMPLE_POST } from "./samples.ts";
import { readPartly, validatePost } from "./validate-post.ts";

const posted = (record: Readonly<Record<string, unknown>>) => readPost(record).lead;
const lead = validatePost(posted(SAMPLE_POST), SAMPLE_CONTEXT);
/** Those of the good post, without what is concluded from its consent text. */
const whole = (lead.ok ? fieldsAsRead(lead.value) : []).filter(
  ({ field }) => field !== "consent_channels",
);

function partly(change: Readonly<Record<string, unknown>>) {
  const post = posted({ ...SAMPLE_POST, ...change });
  const refused = validatePost(post, SAMPLE_CONTEXT);
  if (refused.ok) throw new Error("the post is good");
  const { errors } = refused.error;
  return {
    fields: fieldsPartlyRead(readPartly(post, SAMPLE_CONTEXT), errors),
    errors: errors.map(({ field }) => field),
  };
}

describe("the fields of a refused post", () => {
  it.each([
    [{ side: "house" }, ["side"]],
    [{ zip_code: "9583" }, ["zip_code"]],
    [{ zip_code: undefined }, ["zip_code"]],
    [{ phone: "12", email: "ann@" }, ["phone", "email"]],
    [{ consent: "no" }, ["consent"]],
    [{ tcpa_text: "" }, ["tcpa_text"]],
    [{ consent_at: "soon" }, ["consent_at"]],
    [{ side: undefined, zip_code: "99999", tcpa_text: "" }, ["side", "zip_code", "tcpa_text"]],
  ])("%j are those of the good one without the wrong ones", (change, wrong) => {
    const { fields, errors } = partly(change);
    expect(errors.toSorted()).toEqual(wrong.toSorted());
    expect(fields).toEqual(whole.filter(({ field }) => !wrong.includes(field)));
  });

  it("have the posted state where no ZIP tells it, and nothing concluded of a consent", () => {
    const { fields } = partly({
      zip_code: "",
      tcpa_text: "",
      consent_at: undefined,
      consent_channels: undefined,
    });
    expect(fields).toContainEqual({ field: "state", value: "CA" });
    const names = fields.map(({ field }) => field);
    for (const field of ["consent_at", "consent_channels", "zip_code"])
      expect(names).not.toContain(field);
    expect(names).toContain("consent");
  });

  it("never contain a field with an error, whatever is posted", () => {
    const names = Object.keys(SAMPLE_POST);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.integer())),
        (change) => {
          const { fields, errors } = partly({ ...change, consent: "no" });
          expect(fields.filter(({ field }) => errors.includes(field))).toEqual([]);
        },
      ),
    );
  });
});
