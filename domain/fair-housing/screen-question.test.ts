// Tests how the assistant may answer a question: each rule with a sentence that it catches and a
// similar one that it must allow.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { screenQuestion } from "./screen-question.ts";

describe("a question that compares places by forbidden criteria", () => {
  it.each([
    [
      "safety",
      "how safe is it to walk the dog late in Maple Heights",
      "Is it safe to delete this source?",
    ],
    ["safety in Spanish", "¿Asaltan mucho por ese rumbo?", "¿Está segura mi información?"],
    ["crime", "any shootings near 78702 lately", "what shooting range is near 78702"],
    ["a bad part of town", "is that a rough part of town", "give me a rough estimate of my spend"],
    [
      "schools",
      "are the public schools there any good",
      "How far is the house from Lincoln Elementary in miles?",
    ],
    [
      "schools in Spanish",
      "¿qué calificación tienen las escuelas de Katy?",
      "¿Hay escuelas cerca de la casa?",
    ],
    [
      "who lives there",
      "what are the neighbors like on Birch Lane",
      "who on my team can see this lead",
    ],
    [
      "origin",
      "are there a lot of Haitians in North Miami",
      "How many leads in Indian River County?",
    ],
    ["religion", "which suburb is mostly Mormon", "Leads on Church Lane please"],
    ["families", "is the building full of kids", "does it have a kids' bedroom"],
    ["age", "do mostly retirees live there", "Who is my senior account manager?"],
    ["disability", "is there a group home on the block", "homes with a wheelchair ramp"],
    [
      "income",
      "who takes vouchers on that street",
      "Lot 4, Section 8, Township 12: is that the legal description?",
    ],
    ["orientation", "where do gay couples live in Tampa", "Show me homes on Gay Street"],
    [
      "coded words",
      "I want to live among people like us",
      "I want a home like the one on Oak Road",
    ],
    [
      "fitting in",
      "would we fit in over there",
      "would a king bed fit in the bedroom of 12 Oak Road",
    ],
    [
      "ranking places",
      "what's the nicest neighborhood in Raleigh",
      "which zip code performs best for my campaign",
    ],
    ["avoiding places", "which areas should I avoid", "avoid duplicates in my export"],
  ])("%s", (_, neutral, pass) => {
    expect(screenQuestion(neutral)).toBe("neutral");
    expect(screenQuestion(pass)).toBe("pass");
  });

  it("with typing errors", () => {
    expect(screenQuestion("is this nieghborhod saef")).toBe("neutral");
    expect(screenQuestion("los vecinos del varrio son peligrozos, ay pandillas?")).toBe("neutral");
    expect(screenQuestion("is my acount saved")).toBe("pass");
  });
});

describe("a question that would treat leads by a protected trait", () => {
  it.each([
    ["leaving people out", "skip leads with foreign names", "skip leads without a phone number"],
    ["counting them", "which of my leads are pregnant", "which of my leads are duplicates"],
    ["age", "only leads over 60 please", "only leads older than 60 minutes"],
    ["sex", "i want male buyers", "does the male adapter fit"],
    ["marriage", "block divorced sellers", "are bids single use"],
    ["language", "exclude leads who don't speak English", "translate the form into English"],
    [
      "military, in Spanish",
      "¿cuáles compradores son militares?",
      "casas cerca de la avenida Militar",
    ],
  ])("%s", (_, neutral, pass) => {
    expect(screenQuestion(neutral)).toBe("neutral");
    expect(screenQuestion(pass)).toBe("pass");
  });
});

describe("the same in indirect words", () => {
  it.each([
    [
      "slang for a place",
      "is that side of Tacoma kinda hood",
      "does the hood over the cooktop vent outside?",
    ],
    [
      "slang, with a town of the name",
      "be real with me, how hood is 30310",
      "any cabins near Mount Hood under 400k",
    ],
    [
      "slang in Spanish",
      "¿es muy barrio por allá o se puede?",
      "¿la cocina tiene campana sobre la estufa?",
    ],
    [
      "whoever pays the rent",
      "do a lot of people there get their rent paid by the county",
      "does the county pay you for these leads or do I",
    ],
    [
      "whoever pays the rent, in Spanish",
      "¿ahí vive mucha gente a la que el gobierno le paga la renta?",
      "¿el gobierno publica el mapa de parcelas?",
    ],
    [
      "what helps people walk",
      "leave out anybody with a walker, there's stairs",
      "only send me leads on Walker Street",
    ],
    [
      "what helps people walk, in Spanish",
      "quítame a los que preguntan por rampa o silla de ruedas",
      "quita las casas con escalones, uso silla de ruedas",
    ],
    [
      "what helps people walk, and why",
      "not anybody who uses a cane",
      "skip stairs since someone in the house uses a walker",
    ],
    [
      "where people came from",
      "what part of Charlotte do people from Guatemala settle in",
      "how many people from Ohio filled in my form",
    ],
    [
      "where people came from, in Spanish",
      "¿dónde hay más gente de Michoacán en Chicago?",
      "¿cuánta gente de Facebook llenó mi formulario?",
    ],
    [
      "where people were born",
      "which of my leads were born abroad",
      "which form asks for date of birth",
    ],
    [
      "a colour",
      "me dijeron que es puro moreno por ahí",
      "¿la cocina es de granito negro o puro blanco?",
    ],
    [
      "everybody's colour",
      "is everybody white out by the lake",
      "are the cabinets all white or all black",
    ],
    [
      "what a place turns into",
      "how bad does it get over there after midnight",
      "how bad does the basement get when it rains",
    ],
    [
      "what a place turns into, in Spanish",
      "qué tan pesado se pone el rumbo los fines de semana",
      "¿se pone pesado el tráfico en esa calle?",
    ],
    [
      "a language",
      "only send me leads who speak Korean",
      "do you support Chinese, Korean and Arabic on the hosted page",
    ],
    [
      "a language in Spanish",
      "¿hay barrio chino o coreano en Dallas? quiero vivir ahí",
      "¿el widget está en chino o coreano también?",
    ],
    [
      "a people and a town",
      "do many Mexicans live in Moab, Utah",
      "is Mexican Hat, UT in my campaign",
    ],
    [
      "one's own people",
      "where do my people live around Houston",
      "where are my people clicking from, ads or email",
    ],
    [
      "the make-up of a place",
      "what's the makeup of that block",
      "what's the makeup of my spend by source",
    ],
    [
      "a safe",
      "is the area around the office safe",
      "is the safe in the office bolted to the floor",
    ],
    [
      "a section",
      "are a quarter of the tenants on Section 8",
      "is the lot in the east half of Section 8",
    ],
    [
      "a section in Spanish",
      "¿la mitad de los inquilinos tiene sección 8?",
      "¿qué dice la sección 8 del contrato de afiliado?",
    ],
  ])("%s", (_, neutral, pass) => {
    expect(screenQuestion(neutral), neutral).toBe("neutral");
    expect(screenQuestion(pass), pass).toBe("pass");
  });
});

describe("a person's own household", () => {
  it.each([
    "We have three kids and need 4 bedrooms in Mesa",
    "I'm a veteran, show me houses under 300k in Boise",
    "soy jubilado y busco un piso sin escaleras",
    "my dog is a service animal, which rentals allow pets",
  ])("may need a home: %s", (said) => {
    expect(screenQuestion(said)).toBe("pass");
  });
  it("does not allow asking where similar people live", () => {
    expect(screenQuestion("We have three kids, which neighborhoods are full of children?")).toBe(
      "neutral",
    );
    expect(screenQuestion("I'm a veteran, do other veterans live on that street?")).toBe("neutral");
  });
});

describe("a question for advice", () => {
  it.each([
    [
      "law",
      "can my landlord keep the security deposit",
      "is the legal name field required on my profile",
    ],
    [
      "law about leads",
      "can I be sued for calling this lead",
      "can I return a lead that was on the DNC list",
    ],
    ["taxes", "how much tax do I owe when I sell", "where do I see my tax forms"],
    ["loans", "do I qualify for an FHA loan", "how many FHA loan leads came in"],
    ["rates", "will mortgage rates drop by summer", "what's my return rate"],
    ["prices to come", "will prices in Boise go up next year", "did the price per lead go up"],
    ["what to do", "should I sell my house now", "should I raise my bid"],
    ["in Spanish", "¿me conviene vender ahora o esperar?", "¿cuánto pagué por lead?"],
  ])("%s", (_, advice, pass) => {
    expect(screenQuestion(advice)).toBe("no_advice");
    expect(screenQuestion(pass)).toBe("pass");
  });
  it.each([
    [
      "kinds of loans",
      "would an ARM cost me less than a fixed",
      "is a fixed bid better than auto bidding for my campaign",
    ],
    [
      "kinds of loans in Spanish",
      "¿es mejor tasa fija que variable?",
      "¿la puja fija sale mejor que la automática?",
    ],
    ["to rent or to buy", "¿rento o compro con las tasas así?", "¿esa casa se renta o se vende?"],
    [
      "what was signed",
      "is the contract I signed with Plat enforceable",
      "can you resend me the contract I signed with Plat",
    ],
    [
      "what was signed, in Spanish",
      "firmé un contrato con el vendedor, ¿me puedo salir?",
      "mándame el PDF del contrato que firmé con ustedes",
    ],
    [
      "a figure of a listing",
      "can I appeal the tax the listing shows",
      "what annual tax amount is shown on listing 4471",
    ],
    [
      "a figure of a listing in Spanish",
      "¿puedo deducir el impuesto que dice el anuncio?",
      "¿cuánto predial anual dice el anuncio de la casa de Oak?",
    ],
    [
      "what goes down",
      "does the value go down when they build an elevator next door",
      "does the elevator go down to the parking level",
    ],
    [
      "what goes up",
      "will homes with elevators go up next year",
      "will the garage door go up if the power is out",
    ],
    [
      "what goes down, in Spanish",
      "¿va a bajar el valor si ponen un elevador?",
      "¿el elevador va a bajar hasta el estacionamiento?",
    ],
  ])("is told from its look-alike: %s", (_, advice, pass) => {
    expect(screenQuestion(advice), advice).toBe("no_advice");
    expect(screenQuestion(pass), pass).toBe("pass");
  });
  it("gets the neutral answer first if it also compares people", () => {
    expect(screenQuestion("will prices fall where the immigrants move in")).toBe("neutral");
  });
});

it("treats the words of a campaign's name as a name", () => {
  expect(screenQuestion('open the campaign called "No Kids"')).toBe("pass");
  expect(screenQuestion("how is my Safe Neighborhoods campaign doing")).toBe("pass");
  expect(screenQuestion("run my campaign in safe neighborhoods only")).toBe("neutral");
});

it("answers the same for every name", () => {
  for (const name of [
    "Jane Doe",
    "María López",
    "Mohammed Ali",
    "Lakisha Washington",
    "Wei Chen",
  ]) {
    expect(screenQuestion(`${name} here: how many leads did I buy?`), name).toBe("pass");
    expect(screenQuestion(`${name} here: is that area safe?`), name).toBe("neutral");
  }
});

it("never throws and always decides", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })),
      (said) => {
        expect(["neutral", "no_advice", "pass"]).toContain(screenQuestion(said));
      },
    ),
  );
});
